import { vi } from 'vitest';

// The test files of a worker share one process and its packages. So each file begins with new modules and a new state.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
Reflect.deleteProperty(globalThis, Symbol.for('coalfields.queries'));
