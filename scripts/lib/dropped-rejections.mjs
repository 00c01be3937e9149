const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** The statement that a node is part of, as it lies in its block. */
function statementOf(node) {
  let at = node;
  while (at.parent && at.parent.type !== 'BlockStatement' && at.parent.type !== 'Program')
    at = at.parent;
  return at;
}

/**
 * A failure that nobody looks at says why: `.catch(() => {})` has a comment in it or above its
 * statement. (Empty `catch {}` blocks are ESLint's own `no-empty`.)
 */
export const droppedRejections = {
  meta: { messages: { reason: 'Say in a comment why this failure is ignored, or handle it.' } },
  create: ({ report, sourceCode }) => ({
    "CallExpression[callee.property.name='catch']"(node) {
      const [handler] = node.arguments;
      if (!FUNCTIONS.has(handler?.type)) return;
      if (handler.body.type !== 'BlockStatement' || handler.body.body.length > 0) return;
      const said = [
        ...sourceCode.getCommentsInside(node),
        ...sourceCode.getCommentsBefore(statementOf(node)),
      ];
      if (said.length === 0) report({ node: handler, messageId: 'reason' });
    },
  }),
};
