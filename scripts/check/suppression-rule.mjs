// The ESLint rule on suppressed rules: each suppression must give its reason on the same line.

// The words are joined from pieces, so that a search for suppressions does not find this rule.
const LINT = 'eslint' + '-disable';
const TYPES = '@ts' + '-';
const FORMAT = 'prettier' + '-ignore';
const SUPPRESSION = new RegExp(`${LINT}|${TYPES}(?:expect-error|ignore|nocheck)|${FORMAT}`);
const WITH_REASON = new RegExp(
  `(?:${LINT}(?:-next-line|-line)? [^\\n]*? -- |${TYPES}expect-error |${FORMAT}(?:-start)? -- )\\S.{9,}`,
);

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
