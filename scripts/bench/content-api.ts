// Serves a folder of content until whoever started it is gone: node scripts/bench/content-api.ts <folder>.
import { startContentApi } from '../content-api/server.ts';

const { url } = await startContentApi({ dir: process.argv[2] ?? '' });
process.send?.(url);
process.on('disconnect', () => process.exit());
