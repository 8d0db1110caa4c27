// Shows the progress of a long command: one line for each step, with its seconds.

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const HEARTBEAT_MS = 30_000;

/** @param {number} since milliseconds */
const secondsSince = (since) => ((performance.now() - since) / 1000).toFixed(1);

/**
 * @param {string} title
 * @param {() => string} detail
 * @param {number} since
 * @returns {() => void} a function that stops the spinner and clears its line
 */
function spinner(title, detail, since) {
  let frame = 0;
  const timer = setInterval(() => {
    const line = `${FRAMES[frame++ % FRAMES.length]} ${title} ${secondsSince(since)} s ${detail()}`;
    process.stdout.write(`\r\u001b[K${line.slice(0, process.stdout.columns - 1)}`);
  }, FRAME_MS);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001b[K');
  };
}

/**
 * @param {string} title
 * @param {() => string} detail
 * @param {number} since
 * @returns {() => void} a function that stops the heartbeat
 */
function heartbeat(title, detail, since) {
  console.log(`  ${title} …`);
  const timer = setInterval(() => console.log(`  ${title}: ${secondsSince(since)} s so far ${detail()}`), HEARTBEAT_MS);
  return () => clearInterval(timer);
}

/**
 * Runs one step and prints its result and time. On a terminal, it updates one line. Elsewhere, it only adds lines.
 *
 * @template Result
 * @param {string} title
 * @param {(say: (detail: string) => void) => Promise<Result>} work it calls `say` with a short text about its progress
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const since = performance.now();
  let detail = '';
  const stop = (process.stdout.isTTY ? spinner : heartbeat)(title, () => detail, since);
  let mark = '✗';
  try {
    const result = await work((words) => {
      detail = words;
    });
    mark = '✓';
    return result;
  } finally {
    stop();
    console.log(`${mark} ${title} ${secondsSince(since)} s${detail && ` (${detail})`}`);
  }
}
