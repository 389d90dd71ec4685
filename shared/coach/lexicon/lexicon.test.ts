import { describe, expect, test } from 'vitest';
import type { FactClaim } from '#shared/coach/claims.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import { claimsIn } from '#shared/coach/lexicon/find-claims.ts';
import {
  LEXICON_LANGUAGES,
  LEXICONS,
  type LexiconLanguage,
} from '#shared/coach/lexicon/lexicon.ts';
import { normalized } from '#shared/coach/lexicon/tokens.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { DEFINITIONS } from '#shared/engine/definition.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { PROFILE_IDS } from '#shared/engine/profile.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';

/** How each language states a claim; `{}` is the value's first term. */
const STATEMENTS: Readonly<
  Record<LexiconLanguage, readonly (readonly [FactClaim['topic'], FactClaim['state'], string])[]>
> = {
  en: [
    ['type', 'has', "You're a {}."],
    ['type', 'hasNot', "You're not a {}."],
    ['authority', 'has', 'Your authority is {}.'],
    ['authority', 'hasNot', 'Your authority is not {}.'],
    ['profile', 'has', 'Your profile is {}.'],
    ['definition', 'has', 'You have {} definition.'],
    ['center', 'has', 'Your {} is defined.'],
    ['center', 'hasNot', 'Your {} is open.'],
    ['gate', 'has', 'You have gate {}.'],
    ['gate', 'hasNot', "You don't have gate {}."],
    ['channel', 'has', 'Your channel {} is defined.'],
    ['channel', 'hasNot', "You don't have the channel {}."],
    ['line', 'has', 'You have a {} line in your profile.'],
  ],
  de: [
    ['type', 'has', 'Du bist {}.'],
    ['type', 'hasNot', 'Du bist kein {}.'],
    ['authority', 'has', 'Deine Autorität ist {}.'],
    ['profile', 'has', 'Dein Profil ist {}.'],
    ['definition', 'has', 'Deine Definition ist {}.'],
    ['center', 'has', 'Bei dir ist {} definiert.'],
    ['center', 'hasNot', 'Bei dir ist {} offen.'],
    ['gate', 'has', 'Du hast Tor {}.'],
    ['gate', 'hasNot', 'Du hast kein Tor {}.'],
    ['channel', 'has', 'Dein Kanal {} ist definiert.'],
    ['line', 'has', 'Du hast die {} Linie im Profil.'],
  ],
  es: [
    ['type', 'has', 'Eres {}.'],
    ['type', 'hasNot', 'No eres {}.'],
    ['authority', 'has', 'Tu autoridad es {}.'],
    ['profile', 'has', 'Tu perfil es {}.'],
    ['definition', 'has', 'Tu definición es {}.'],
    ['center', 'has', 'Tienes {} definido.'],
    ['center', 'hasNot', 'Tienes {} abierto.'],
    ['gate', 'has', 'Tienes la puerta {}.'],
    ['gate', 'hasNot', 'No tienes la puerta {}.'],
    ['channel', 'has', 'Tienes el canal {}.'],
    ['line', 'has', 'Tienes la {} línea en tu perfil.'],
  ],
  fr: [
    ['type', 'has', 'Tu es {}.'],
    ['type', 'hasNot', "Tu n'es pas {}."],
    ['authority', 'has', 'Ton autorité est {}.'],
    ['profile', 'has', 'Ton profil est {}.'],
    ['definition', 'has', 'Ta définition est {}.'],
    ['center', 'has', 'Chez toi, {} est défini.'],
    ['center', 'hasNot', 'Chez toi, {} est ouvert.'],
    ['gate', 'has', 'Tu as la porte {}.'],
    ['gate', 'hasNot', "Tu n'as pas la porte {}."],
    ['channel', 'has', 'Tu as le canal {}.'],
    ['line', 'has', 'Tu as la {} ligne dans ton profil.'],
  ],
  pt: [
    ['type', 'has', 'Você é {}.'],
    ['type', 'hasNot', 'Você não é {}.'],
    ['authority', 'has', 'Sua autoridade é {}.'],
    ['profile', 'has', 'Seu perfil é {}.'],
    ['definition', 'has', 'Sua definição é {}.'],
    ['center', 'has', 'Em você, {} está definido.'],
    ['center', 'hasNot', 'Em você, {} está aberto.'],
    ['gate', 'has', 'Você tem o portão {}.'],
    ['gate', 'hasNot', 'Você não tem o portão {}.'],
    ['channel', 'has', 'Você tem o canal {}.'],
    ['line', 'has', 'Você tem a {} linha no seu perfil.'],
  ],
};

/** A value's own words: its first term, or the value itself when it's written with numbers. */
function termsFor(
  language: LexiconLanguage,
  topic: FactClaim['topic'],
): (readonly [string, string])[] {
  const { file } = LEXICONS[language];
  const first = (table: Readonly<Record<string, readonly string[]>>, values: readonly string[]) =>
    values.map((value) => [value, (table[value]?.[0] ?? '').replace('*', '')] as const);
  const itself = (values: readonly (string | number)[]) =>
    values.map((value) => [String(value), String(value)] as const);
  switch (topic) {
    case 'type':
      return first(file.type, TYPE_NAMES);
    case 'authority':
      return first(file.authority, AUTHORITY_NAMES);
    case 'definition':
      return first(file.definition, DEFINITIONS.slice(1));
    case 'center':
      return first(file.center, CENTER_IDS).map(([id, term]) => [id, term === 'g' ? 'G' : term]);
    case 'line':
      return first(file.ordinal, ['1', '2', '3', '4', '5', '6']);
    case 'profile':
      return itself(PROFILE_IDS);
    case 'gate':
      return itself(GATE_NUMBERS);
    default:
      return itself(CHANNEL_IDS);
  }
}

const facts = { people: [ANA], team: null };

describe.each(LEXICON_LANGUAGES)('the lexicon of %s', (language) => {
  const { file } = LEXICONS[language];

  test.each(STATEMENTS[language])('reads a stated %s, %s, back: %s', (topic, state, statement) => {
    for (const [value, term] of termsFor(language, topic)) {
      const text = statement.replace('{}', term);
      const { claims } = claimsIn(text, { language, facts, previous: [], isQuestion: false });
      expect(claims, text).toContainEqual({ about: 'you', topic, value, state });
    }
  });

  test('has a term for every value', () => {
    const tables = [file.type, file.authority, file.strategy, file.definition, file.center];
    for (const table of [...tables, file.line, file.theme, file.state, file.noun, file.ordinal]) {
      for (const [value, terms] of Object.entries(table)) expect(terms, value).not.toEqual([]);
    }
  });

  test('has no term with two meanings in one table', () => {
    const tables = [
      file.type,
      file.typePlural,
      file.definition,
      file.center,
      file.line,
      file.theme,
      file.state,
      file.number,
      file.ordinal,
    ];
    for (const table of tables) {
      const terms = Object.values(table).flat().map(normalized);
      expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
    }
  });
});
