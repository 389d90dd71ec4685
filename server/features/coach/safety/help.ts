import * as z from 'zod';
import { LANGUAGES, type Language, type QuestionKind } from './exemplars.ts';
import { readSafetyFile } from './safety-files.ts';

const Line = z.strictObject({
  name: z.string(),
  number: z.string(),
  source: z.url(),
  /** The day when the number was compared with a published page; null when it wasn't. */
  checked: z.nullable(z.iso.date()),
});
type Line = z.infer<typeof Line>;

/** Help by country (ISO 3166-1). */
const HelpLines = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.strictObject({ emergency: z.string(), crisis: z.array(Line).min(1), abuse: z.array(Line) }),
);

const HELP_KINDS = ['crisis', 'harassment', 'emergency'] as const;
type HelpKind = (typeof HELP_KINDS)[number];
export type LimitKind = Exclude<QuestionKind, HelpKind | 'innocent'>;

const HelpTexts = z.record(
  z.enum(LANGUAGES),
  z.strictObject({
    crisis: z.string(),
    harassment: z.string(),
    emergency: z.string(),
    /** In place of lines for a country that we have none of. */
    elsewhere: z.string(),
    /** In place of an emergency number. */
    emergencyAnywhere: z.string(),
  }),
);

const Limits = z.record(
  z.enum(LANGUAGES),
  z.strictObject({
    medical: z.string(),
    legal: z.string(),
    financial: z.string(),
    employment: z.string(),
    discrimination: z.string(),
    privacy: z.string(),
  }),
);

/** Listed for people whose country is unknown. */
const INTERNATIONAL = ['US', 'GB', 'DE', 'FR', 'ES', 'BR'] as const;

export interface Help {
  /**
   * What a person in distress or danger reads instead of an answer, as Markdown.
   * @param region ISO 3166-1 code of the person's country; null when unknown
   */
  helpFor(kind: HelpKind, language: Language, region: string | null): string;
  /** One sentence that says what a chart can't answer, and what the coach does instead. */
  limitFor(kind: LimitKind, language: Language): string;
}

export function isHelpKind(kind: QuestionKind): kind is HelpKind {
  return HELP_KINDS.some((one) => one === kind);
}

function bulletsOf(lines: readonly Line[]): string {
  return lines.map(({ name, number }) => `- ${name}: **${number}**`).join('\n');
}

/** @throws ZodError for malformed data */
export function readHelp(folder: URL): Help {
  const countries = readSafetyFile(folder, 'help-lines.json', HelpLines);
  const texts = readSafetyFile(folder, 'help-texts.json', HelpTexts);
  const limits = readSafetyFile(folder, 'limits.json', Limits);

  function linesFor(kind: HelpKind, language: Language, region: string | null): string {
    const field = kind === 'crisis' ? 'crisis' : 'abuse';
    const own = region === null ? [] : (countries[region]?.[field] ?? []);
    if (own.length > 0) return bulletsOf(own);
    const list = INTERNATIONAL.flatMap((country) =>
      (countries[country]?.[field] ?? [])
        .slice(0, 1)
        .map(({ number }) => `${country} **${number}**`),
    );
    return texts[language].elsewhere.replace('{list}', list.join(', '));
  }

  return {
    helpFor(kind, language, region) {
      const own = region === null ? undefined : countries[region]?.emergency;
      return texts[language][kind]
        .replace('{lines}', linesFor(kind, language, region))
        .replace('{emergency}', own ? `**${own}**` : texts[language].emergencyAnywhere);
    },
    limitFor: (kind, language) => limits[language][kind],
  };
}
