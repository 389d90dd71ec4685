import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { answerLine, answerRow, type ChartSources } from './answer.ts';
import { readArguments, USAGE } from './arguments.ts';
import { RowError } from './row.ts';

/**
 * Writes a line of output for each line of input, in order and as it arrives; skips blank lines.
 */
async function answerLines(input: Readable, output: Writable, sources: ChartSources) {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') continue;
    const answer = await answerLine(text, sources);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
  }
}

/**
 * Runs the command.
 * @returns the exit code: 1 when a single chart failed, else 0 (with --jsonl, failed lines are
 * answers)
 */
export async function runChartCommand(
  args: readonly string[],
  input: Readable,
  output: Writable,
  sources: ChartSources,
): Promise<0 | 1> {
  try {
    const command = readArguments(args);
    switch (command.kind) {
      case 'help':
        output.write(USAGE);
        return 0;
      case 'jsonl':
        await answerLines(input, output, sources);
        return 0;
      case 'single': {
        const answer = await answerRow(command.row, sources);
        output.write(`${JSON.stringify(answer)}\n`);
        return 'error' in answer ? 1 : 0;
      }
    }
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    const { code, message } = error;
    output.write(`${JSON.stringify({ error: { code, message } })}\n`);
    return 1;
  }
}
