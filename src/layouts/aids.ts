import aids from '~/styles/aids.css?raw';

/** The style sheet of the reading aids, in its own file. It is plain CSS, and needs no compiler. */
export const aidsSheet = aids.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
/** The larger mouse pointer that this style sheet uses. */
export { default as largePointer } from '~/styles/pointer.svg?raw';
