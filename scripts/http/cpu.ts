import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Clock ticks of Linux, per second. */
const TICKS = 100;

function cpuMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The command in parentheses may hold spaces; user and system time are fields 14 and 15.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

export interface CpuTimes {
  readonly nodeMs: number;
  /** Of the database's connections; null where the server doesn't run on this Linux machine. */
  readonly postgresMs: number | null;
}

/** CPU time so far, of this process and of the pool's server processes. */
export async function cpuTimes(pool: pg.Pool): Promise<CpuTimes> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()`,
  );
  const { user, system } = process.cpuUsage();
  const backends = rows.map(({ pid }) => cpuMsOf(pid));
  const postgresMs = backends.reduce((sum, ms) => sum + ms, 0);
  return { nodeMs: (user + system) / 1_000, postgresMs: postgresMs > 0 ? postgresMs : null };
}
