// The ESLint rule on long functions. A group of tests is only a list of functions, so a group may be longer.

const LINES = 80;

/** @type {import('eslint').Rule.RuleModule} */
export const functionLinesRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: `This function has {{lines}} lines of code. Divide it: at most ${LINES}.` },
  },
  create(context) {
    const { sourceCode } = context;
    /** True for a group of tests: a function with `it` or `test` among its statements. */
    const isGroupOfTests = (/** @type {import('eslint').Rule.Node} */ node) =>
      'body' in node &&
      'type' in node.body &&
      node.body.type === 'BlockStatement' &&
      node.body.body.some((one) => /^(it|test)\b/.test(sourceCode.getText(one)));
    const check = (/** @type {import('eslint').Rule.Node} */ node) => {
      // This does not count empty lines and comments, because they have no tokens.
      const lines = new Set(sourceCode.getTokens(node).map(({ loc }) => loc.end.line)).size;
      if (lines > LINES && !isGroupOfTests(node))
        context.report({ node, messageId: 'long', data: { lines: String(lines) } });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};
