export * from '../../scripts/check/html.ts';
