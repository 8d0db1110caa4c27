// Lets a page import a script of src/start as one minified text: `import first, { hash } from '~/start/first.ts?script'`.
import { createHash } from 'node:crypto';
import { build } from 'rolldown';

const SUFFIX = '?script';

interface Plugin {
  name: string;
  enforce: 'pre';
  load: (this: { addWatchFile: (file: string) => void }, id: string) => Promise<string | undefined>;
}

/** The text is a classic script of its own, with what it imports. */
export const pageScript = (): Plugin => ({
  name: 'page-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return undefined;
    const file = id.slice(0, -SUFFIX.length);
    this.addWatchFile(file);
    const { output } = await build({ input: file, write: false, output: { format: 'iife', minify: true } });
    const code = output[0].code.trim();
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
    return `export default ${JSON.stringify(code)}; export const hash = "${hash}";`;
  },
});
