// Lets a page import a script of src/start as one minified text: `import first from '~/start/first.ts?script'`.
import { build } from 'rolldown';

const SUFFIX = '?script';

interface Plugin {
  name: string;
  enforce: 'pre';
  load: (this: { addWatchFile: (file: string) => void }, id: string) => Promise<string | undefined>;
}

/** The text is a classic script of its own, with what it imports, for a `<script>` in the head. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return undefined;
    const file = id.slice(0, -SUFFIX.length);
    this.addWatchFile(file);
    const { output } = await build({ input: file, write: false, output: { format: 'iife', minify: true } });
    return `export default ${JSON.stringify(output[0].code.trim())}`;
  },
});
