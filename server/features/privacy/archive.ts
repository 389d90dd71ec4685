import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import * as z from 'zod/mini';
import { ChartData } from '#shared/contract/charts.ts';
import { writeCsv } from '#shared/team-file/write-csv.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Ctx } from '../context.ts';
import { chartSvg } from './chart-svg.ts';
import { type OwnData, ownDataOf } from './service.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

const ChartRow = z.object({
  id: z.string(),
  name: z.string(),
  birth_date: z.string(),
  calendar: z.string(),
  birth_time: z.string(),
  birth_place: z.string(),
  resolved_place: text,
  latitude: number,
  longitude: number,
  time_zone: text,
  utc_offset_seconds: z.number(),
  birth_utc: z.string(),
  created_at: z.string(),
  chart_data: ChartData,
});
type ChartRow = z.infer<typeof ChartRow>;

const ConversationRow = z.object({ id: z.string(), title: z.string(), created_at: z.string() });
const MessageRow = z.object({
  conversation_id: z.string(),
  position: z.number(),
  speaker: z.string(),
  text: z.string(),
  created_at: z.string(),
});

/** Numbers as names: what people wrote may be no file name anywhere. */
function fileName(folder: string, index: number, ending: string): string {
  return `${folder}/${String(index + 1).padStart(3, '0')}.${ending}`;
}

const COLUMNS: readonly (readonly [string, (chart: ChartRow, index: number) => string])[] = [
  ['Name', ({ name }) => name],
  ['Birth date', ({ birth_date }) => birth_date],
  ['Calendar', ({ calendar }) => calendar],
  ['Birth time', ({ birth_time }) => birth_time],
  ['Birth place', ({ birth_place }) => birth_place],
  ['Place found', ({ resolved_place }) => resolved_place ?? ''],
  ['Latitude', ({ latitude }) => String(latitude ?? '')],
  ['Longitude', ({ longitude }) => String(longitude ?? '')],
  ['Time zone', ({ time_zone }) => time_zone ?? ''],
  ['UTC offset (seconds)', ({ utc_offset_seconds }) => String(utc_offset_seconds)],
  ['Birth (UTC)', ({ birth_utc }) => birth_utc],
  ['Type', ({ chart_data }) => chart_data.type],
  ['Authority', ({ chart_data }) => chart_data.authority],
  ['Profile', ({ chart_data }) => chart_data.profile],
  ['Created', ({ created_at }) => created_at],
  ['Drawing', (_chart, index) => fileName('charts', index, 'svg')],
];

function chartsCsv(charts: readonly ChartRow[]): string {
  return writeCsv([
    COLUMNS.map(([heading]) => heading),
    ...charts.map((chart, index) => COLUMNS.map(([, cell]) => cell(chart, index))),
  ]);
}

/** A conversation to read from top to bottom. */
function conversationText(
  { id, title, created_at }: z.infer<typeof ConversationRow>,
  messages: readonly z.infer<typeof MessageRow>[],
): string {
  const said = messages
    .filter(({ conversation_id }) => conversation_id === id)
    .sort((a, b) => a.position - b.position)
    .map((one) => `${one.speaker === 'person' ? 'You' : 'Coach'}, ${one.created_at}:\n${one.text}`);
  return `${[`${title}\n${created_at}`, ...said].join('\n\n')}\n`;
}

const README = `Everything we store about you.

data.json       all of it, table by table
charts.csv      your charts, one a line, for a spreadsheet
charts/         a drawing of each chart; charts.csv says which is whose
conversations/  what you and the coach wrote
`;

/** The files of the archive, one after another, so that only one is in memory twice. */
function* filesOf({ json, data }: OwnData): Generator<readonly [string, string]> {
  yield ['README.txt', README];
  yield ['data.json', json];
  const charts = z.array(ChartRow).parse(data['individual_charts']);
  yield ['charts.csv', chartsCsv(charts)];
  for (const [index, { name, chart_data }] of charts.entries()) {
    yield [fileName('charts', index, 'svg'), chartSvg(name, chart_data.activations)];
  }
  const messages = z.array(MessageRow).parse(data['coach_messages']);
  const conversations = z.array(ConversationRow).parse(data['coach_conversations']);
  for (const [index, conversation] of conversations.entries()) {
    yield [fileName('conversations', index, 'txt'), conversationText(conversation, messages)];
  }
}

/** Everything stored about the person as a ZIP, in forms that people can open. */
export async function archiveOwnData(
  ctx: Ctx<UserActor>,
): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const mtime = ctx.clock();
  for (const [name, content] of filesOf(await ownDataOf(ctx))) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    file.push(strToU8(content), true);
    // Other requests are answered between two files.
    await nextTurn();
  }
  zip.end();
  return { fileName: 'data.zip', bytes: Buffer.concat(chunks) };
}
