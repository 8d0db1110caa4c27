// The ESLint rule that every suppression says why, on its own line.

const SUPPRESSION = /eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck|prettier-ignore/;
const WITH_REASON =
  /(?:eslint-disable(?:-next-line|-line)? [^\n]*? -- |@ts-expect-error |prettier-ignore(?:-start)? -- )\S.{9,}/;

/** @type {import('eslint').Rule.RuleModule} */
export const suppressionRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reasonless: 'Say on the same line which rule is suppressed and why: "… -- the reason".' },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments())
        if (loc && SUPPRESSION.test(value) && !WITH_REASON.test(value))
          context.report({ loc, messageId: 'reasonless' });
    },
  }),
};
