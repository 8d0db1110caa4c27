// Serves a folder of content until the process that started it ends: node scripts/bench/content-api.ts <folder>.
import { startContentApi } from '../content-api/server.ts';

const { url } = await startContentApi({ dir: process.argv[2] ?? '' });
process.send?.(url);
process.on('disconnect', () => process.exit());
