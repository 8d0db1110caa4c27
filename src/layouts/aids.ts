import aids from '~/styles/aids.css?raw';

/** The style sheet of the reading aids, which is a file of its own. It is plain CSS, and needs no compiler. */
export const aidsSheet = aids.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
/** The larger pointer that this style sheet names. */
export { default as largePointer } from '~/styles/pointer.svg?raw';
