import { registerHooks } from 'node:module';

/** Lets Node run the files of src without a bundler: it resolves the alias `~` and adds `.ts` to names. */
export function readSource(): void {
  const source = new URL('../../src/', import.meta.url);
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs =
        specifier.startsWith('~/') || (specifier.startsWith('.') && context.parentURL?.startsWith(source.href));
      if (!isOurs) return next(specifier, context);
      const url = specifier.startsWith('~/')
        ? new URL(specifier.slice(2), source)
        : new URL(specifier, context.parentURL);
      return next(/\.[a-z]+$/.test(url.pathname) ? url.href : `${url.href}.ts`, context);
    },
  });
}
