import { readEnvironment } from '../config.ts';

/** The environment of this build, read once. */
export const environment = readEnvironment(process.env);
