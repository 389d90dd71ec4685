import type { SharedChart } from '#shared/contract/sharing.ts';
import { BRAND_NAME, BRAND_PROMISE } from '#shared/domain/brand.ts';
import { fitText, type Measure } from './fit-text.ts';

export const POSTER = { width: 1200, height: 1500, margin: 96 } as const;

/** Fonts that pictures can use: they are drawn without the page's own. */
export const POSTER_FONTS = {
  serif: 'Georgia, "Times New Roman", "Liberation Serif", serif',
  sans: 'Helvetica, Arial, "Liberation Sans", sans-serif',
} as const;

/** A style of text, in the poster's units. */
export interface PosterStyle {
  readonly size: number;
  readonly step: number;
  readonly font: keyof typeof POSTER_FONTS;
  readonly tone: 'ink' | 'muted' | 'warn';
}

/** One line of text at its baseline. */
export interface PosterLine extends PosterStyle {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isEnd?: true;
}

export interface PosterLayout {
  readonly lines: readonly PosterLine[];
  /** Hairlines across the poster. */
  readonly rules: readonly number[];
  /** Where the graph stands, if it's shown. */
  readonly figure: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly mark: { readonly x: number; readonly y: number; readonly size: number };
}

const NAME: PosterStyle = { size: 50, step: 62, font: 'serif', tone: 'ink' };
const TYPE: PosterStyle = { size: 108, step: 112, font: 'serif', tone: 'ink' };
const LEAD: PosterStyle = { size: 42, step: 56, font: 'serif', tone: 'ink' };
const LABEL: PosterStyle = { size: 28, step: 44, font: 'sans', tone: 'muted' };
const FACT: PosterStyle = { size: 44, step: 58, font: 'serif', tone: 'ink' };
/** Beside the graph. */
const NARROW_FACT: PosterStyle = { size: 32, step: 42, font: 'serif', tone: 'ink' };
const BRAND: PosterStyle = { size: 36, step: 40, font: 'serif', tone: 'ink' };
const PROMISE: PosterStyle = { size: 24, step: 30, font: 'sans', tone: 'muted' };
const NOTE: PosterStyle = { size: 26, step: 34, font: 'sans', tone: 'warn' };

const FOOT_Y = POSTER.height - POSTER.margin;
const FIGURE_WIDTH = 420;
const FIGURE_GAP = 64;
const MARK_SIZE = 52;

/** Keeps the direction of a name from changing the sentence around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const mark = (isUncertain: boolean, text: string) => (isUncertain ? `≈ ${text}` : text);

/** Places every text of a poster. */
export function posterLayout(
  shared: SharedChart,
  measureOf: (style: PosterStyle) => Measure,
): PosterLayout {
  const lines: PosterLine[] = [];
  const inner = POSTER.width - 2 * POSTER.margin;
  let y: number = POSTER.margin;

  function write(key: string, text: string, style: PosterStyle, block: TextBlock) {
    const measure = measureOf(style);
    for (const [index, line] of fitText(text, { ...block, measure }).entries()) {
      y += index === 0 ? style.size : style.step;
      lines.push({ key: `${key}-${index}`, text: line, x: block.x, y, ...style });
    }
    y += style.step - style.size;
  }

  const full = { x: POSTER.margin, width: inner };
  const who = shared.name === null ? 'This person' : shortName(shared.name, measureOf(NAME), inner);
  write('name', `${who} is ${shared.isTypeUncertain ? 'probably ' : ''}a`, NAME, {
    ...full,
    lines: 1,
  });
  y += 14;
  write('type', `${shared.type}.`, TYPE, { ...full, lines: 2 });
  y += 34;
  write('lead', shared.lead, LEAD, { ...full, lines: 2 });
  y += 28;
  const rules = [y];
  y += 40;

  const hasFigure = shared.level !== 'summary';
  const figure = hasFigure
    ? { x: POSTER.margin, y, width: FIGURE_WIDTH, height: FOOT_Y - 110 - y }
    : null;
  const column = hasFigure
    ? {
        x: POSTER.margin + FIGURE_WIDTH + FIGURE_GAP,
        width: inner - FIGURE_WIDTH - FIGURE_GAP,
        lines: 4,
      }
    : { ...full, lines: 3 };
  for (const { id, label, term, sentence, isUncertain } of shared.facts) {
    write(`${id}-label`, `${label}: ${mark(isUncertain, term)}`, LABEL, { ...column, lines: 1 });
    write(id, sentence, hasFigure ? NARROW_FACT : FACT, column);
    y += hasFigure ? 26 : 44;
  }
  lines.push(...foot(shared));
  return {
    lines,
    rules: [...rules, FOOT_Y - 76],
    figure,
    mark: { x: POSTER.margin, y: FOOT_Y - MARK_SIZE + 8, size: MARK_SIZE },
  };
}

interface TextBlock {
  readonly x: number;
  readonly width: number;
  readonly lines: number;
}

/** A name that leaves room for the rest of its line. */
function shortName(name: string, measure: Measure, inner: number): string {
  const width = inner - measure(' is probably a');
  return isolated(fitText(name, { width, lines: 1, measure })[0] ?? '');
}

function foot({ isTypeUncertain, facts }: SharedChart): PosterLine[] {
  const right = POSTER.width - POSTER.margin;
  const isUncertain = isTypeUncertain || facts.some((fact) => fact.isUncertain);
  return [
    { key: 'brand', text: BRAND_NAME, x: POSTER.margin + MARK_SIZE + 18, y: FOOT_Y, ...BRAND },
    { key: 'promise', text: BRAND_PROMISE, x: right, y: FOOT_Y, isEnd: true, ...PROMISE },
    ...(isUncertain
      ? [
          {
            key: 'note',
            text: '≈ depends on the birth time',
            x: right,
            y: FOOT_Y - 94,
            isEnd: true as const,
            ...NOTE,
          },
        ]
      : []),
  ];
}
