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
    /** Before an answer, where it isn't sure that the person needs help. */
    first: z.strictObject({ crisis: z.string(), harassment: z.string(), emergency: z.string() }),
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
  /** The same in one sentence, to stand before an answer. */
  helpFirstFor(kind: HelpKind, language: Language, region: string | null): string;
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

  function ownLines(kind: HelpKind, region: string | null): readonly Line[] {
    const own = region === null ? undefined : countries[region];
    return own?.[kind === 'crisis' ? 'crisis' : 'abuse'] ?? [];
  }

  function international(kind: HelpKind): string {
    return INTERNATIONAL.flatMap((country) =>
      ownLines(kind, country)
        .slice(0, 1)
        .map(({ number }) => `${country} **${number}**`),
    ).join(', ');
  }

  function linesFor(kind: HelpKind, language: Language, region: string | null): string {
    const own = ownLines(kind, region);
    if (own.length > 0) return bulletsOf(own);
    return texts[language].elsewhere.replace('{list}', international(kind));
  }

  function emergencyFor(language: Language, region: string | null): string {
    const own = region === null ? undefined : countries[region]?.emergency;
    return own ? `**${own}**` : texts[language].emergencyAnywhere;
  }

  return {
    helpFor: (kind, language, region) =>
      texts[language][kind]
        .replace('{lines}', linesFor(kind, language, region))
        .replace('{emergency}', emergencyFor(language, region)),
    helpFirstFor(kind, language, region) {
      const [own] = ownLines(kind, region);
      const line = own ? `${own.name} **${own.number}**` : international(kind);
      return texts[language].first[kind]
        .replace('{line}', line)
        .replace('{emergency}', emergencyFor(language, region));
    },
    limitFor: (kind, language) => limits[language][kind],
  };
}
