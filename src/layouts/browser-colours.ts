import tokens from '~/styles/tokens.css?raw';

function colour(name: string): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`There is no token --color-${name} in src/styles/tokens.css`);
  return value;
}

/** Colours of the browser's own frame, which cannot read a style sheet: as they are in the light theme. */
export const browserColours = { frame: colour('coal'), background: colour('paper') };
