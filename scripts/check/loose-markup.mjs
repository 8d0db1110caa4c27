// ESLint refuses HTML that is built without `markup`, because only `markup` escapes values.

/** Matches the beginning of a tag or of a comment, but not of a group in a regular expression. */
const TAG = '/(?<!\\(\\?)<[a-z\\/]|<!doctype|<!--/i';
/** Matches `name="` before an inserted value. A sentence about an attribute has other words before the name. */
const ATTRIBUTE = '/^\\s*[a-z][\\w:-]*=["\']$/i';
/** Selects templates with inserted values, except in `markup` and in regular expressions, which write no HTML. */
const TEMPLATE =
  ':not(TaggedTemplateExpression[tag.name="markup"], NewExpression[callee.name="RegExp"])' +
  ' > TemplateLiteral[expressions.length>0]';
const SET_HTML = 'JSXAttribute[name.namespace.name="set"][name.name.name="html"]';

export const noLooseMarkup = [
  `${TEMPLATE} > TemplateElement[value.raw=${TAG}]`,
  `${TEMPLATE} > TemplateElement:first-child[value.raw=${ATTRIBUTE}]`,
  `BinaryExpression[operator="+"] > Literal[value=${TAG}]`,
  `AssignmentExpression[operator="+="] > Literal[value=${TAG}]`,
  `CallExpression[callee.property.name="join"] > MemberExpression > ArrayExpression > Literal[value=${TAG}]`,
  `CallExpression[callee.property.name="concat"] > Literal[value=${TAG}]`,
  `CallExpression[callee.property.name="concat"] > MemberExpression > Literal[value=${TAG}]`,
  `${SET_HTML} ${TEMPLATE}`,
  `${SET_HTML} BinaryExpression[operator="+"]`,
  // A field of content is unsafe text. Only the field `text` is allowed: it has the safe HTML from `markup`.
  `${SET_HTML} > JSXExpressionContainer > MemberExpression[computed=false]:not([property.name="text"])`,
].map((selector) => ({
  selector,
  message: 'Write HTML with `markup` of src/lib/html.ts, because it escapes the inserted values.',
}));
