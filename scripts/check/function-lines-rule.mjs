// The ESLint rule on long functions. A test file's `describe` is a list of tests, so it may be longer.

const LINES = 80;

/** @type {import('eslint').Rule.RuleModule} */
export const functionLinesRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: `This function has {{lines}} lines of code. Divide it: ${LINES} are the most.` },
  },
  create(context) {
    const { sourceCode } = context;
    /** `describe(…)`, `test.describe(…)`, `describe.each(…)(…)`, and `onEachServer(…)` of the tests. */
    const isGroupOfTests = (/** @type {import('estree').Node | null} */ parent) =>
      parent?.type === 'CallExpression' &&
      /^((test\.)?describe|onEachServer)\b/.test(sourceCode.getText(parent.callee));
    const check = (/** @type {import('eslint').Rule.Node} */ node) => {
      // Empty lines and comments have no tokens.
      const lines = new Set(sourceCode.getTokens(node).map(({ loc }) => loc.end.line)).size;
      if (lines > LINES && !isGroupOfTests(node.parent))
        context.report({ node, messageId: 'long', data: { lines: String(lines) } });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};
