import { vi } from 'vitest';

// Unit files of a worker share its process and its packages. Each begins with modules and a state of its own.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
Reflect.deleteProperty(globalThis, Symbol.for('coalfields.queries'));
