import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly subject: string;
  readonly message: string;
  readonly lang: string;
  readonly page_url?: string;
  /** The browser of the sender makes this ID. A message that is sent again has the same ID. */
  readonly message_id?: string;
}

export interface FeedbackLimit {
  readonly most: number;
  readonly seconds: number;
}

const TABLES = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS feedback (
    year INTEGER NOT NULL, number INTEGER NOT NULL, received_ms INTEGER NOT NULL, client TEXT NOT NULL,
    feedback TEXT NOT NULL, PRIMARY KEY (year, number)) STRICT;
  CREATE INDEX IF NOT EXISTS feedback_of_client ON feedback (client, received_ms);
  CREATE UNIQUE INDEX IF NOT EXISTS feedback_once ON feedback (feedback ->> '$.message_id');`;

const referenceNumber = (year: unknown, number: unknown): string =>
  `F-${String(year)}-${String(number).padStart(6, '0')}`;

const yearInIndia = (ms: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(ms));

/** Makes the file private: other users of the machine cannot read it. SQLite gives its log files the same rights. */
function makePrivate(file: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

const DAY_MS = 86_400_000;

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the store. A write returns when the data is on the disk. Without a file, the store is only in memory. Feedback is
 * deleted after `days` days.
 */
export function openStore(file: string | undefined, startingVisitors: number, days: number) {
  if (file !== undefined) makePrivate(file);
  const database = new DatabaseSync(file ?? ':memory:');
  database.exec(TABLES);
  const ensure = database.prepare('INSERT OR IGNORE INTO facts VALUES (?, ?)');
  ensure.run('visitors', startingVisitors);
  database.exec(`DELETE FROM facts WHERE name = 'salt'`);
  // Without the salt, nobody can find the address behind a hash. The salt is lost when this process ends.
  const salt = randomBytes(16).toString('hex');
  const fact = database.prepare('SELECT value FROM facts WHERE name = ?');
  const count = database.prepare(`UPDATE facts SET value = value + 1 WHERE name = 'visitors' RETURNING value`);
  const keep = database.prepare(`
    INSERT INTO feedback SELECT :year, max(coalesce(max(number), 0), :deleted) + 1, :ms, :client, :feedback FROM feedback
    WHERE year = :year RETURNING number`);
  const old = 'FROM feedback WHERE received_ms < ?';
  const lastOfOld = database.prepare(`SELECT year, max(number) AS number ${old} GROUP BY year`);
  const deleteOld = database.prepare(`DELETE ${old}`);
  const setFact = database.prepare('INSERT INTO facts VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value');
  const deletedIn = (year: number | string): number => Number(fact.get(`deleted ${year}`)?.value ?? 0);

  /** Deletes old feedback, and stores the highest deleted number of each year. So no number is used twice. */
  function forgetOld(): void {
    const before = Date.now() - days * DAY_MS;
    for (const { year, number } of lastOfOld.all(before))
      setFact.run(`deleted ${String(year)}`, Math.max(deletedIn(String(year)), Number(number)));
    deleteOld.run(before);
    // SQLite's log still holds the deleted feedback. The checkpoint empties the log.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  forgetOld();
  const daily = setInterval(forgetOld, DAY_MS).unref();
  const sentBefore = database.prepare(`SELECT year, number FROM feedback WHERE feedback ->> '$.message_id' = ?`);
  const lately = database.prepare(
    'SELECT received_ms FROM feedback WHERE client = ? AND received_ms > ? ORDER BY received_ms DESC LIMIT 1 OFFSET ?',
  );

  /** The store does not keep the address of a sender, only this hash. Two senders have two different hashes. */
  const disguised = (client: string): string =>
    createHash('sha256').update(`${salt} ${client}`).digest('hex').slice(0, 24);

  return {
    visitorsCount: () => Number(fact.get('visitors')?.value),
    countVisit: () => Number(count.get()?.value),
    /** Returns the reference number of the stored feedback with this message id, or undefined if there is none. */
    referenceOf(messageId: string) {
      const row = sentBefore.get(messageId);
      return row && referenceNumber(row.year, row.number);
    },
    /** Stores the feedback on the disk, then returns its reference number. */
    keepFeedback(feedback: Feedback, client: string) {
      const ms = Date.now();
      const year = yearInIndia(ms);
      const row = keep.get({
        year,
        deleted: deletedIn(year),
        ms,
        client: disguised(client),
        feedback: JSON.stringify(feedback),
      });
      return referenceNumber(year, row?.number);
    },
    /** Returns the seconds until a client may send feedback again. 0 means now. */
    secondsToWait(client: string, { most, seconds }: FeedbackLimit) {
      const since = Date.now() - seconds * 1000;
      const oldest = lately.get(disguised(client), since, most - 1);
      return oldest ? Math.max(1, Math.ceil((Number(oldest.received_ms) - since) / 1000)) : 0;
    },
    close() {
      clearInterval(daily);
      database.close();
    },
  };
}
