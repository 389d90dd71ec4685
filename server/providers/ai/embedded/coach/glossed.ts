import { FOREIGN_WORDS } from './foreign-words.data.ts';

/** Follow-ups in other languages, as they are asked in English. */
const FOLLOW_UPS: readonly (readonly [RegExp, string])[] = [
  [/^(?:und |y |et |e )?(?:warum|wieso|weshalb|(?:y )?por ?qu[eéê]|pourquoi)\b.{0,20}$/, 'Why?'],
  [
    /\b(?:kürzer|más corto|más breve|plus court|mais curto|resum\p{L}*|zusammenfass\p{L}*|résum\p{L}*)/u,
    'Shorter, please',
  ],
  [
    /\b(?:einfacher|más (?:simple|sencillo)|plus simple(?:ment)?|mais simples|versteh\p{L}* (?:ich )?nicht|no entiendo|ne comprends pas|não entend\p{L}*)/u,
    'Simpler, please',
  ],
  [/\b(?:beispiel|ejemplo|exemple|exemplo)/, 'An example?'],
  [
    /(?:was noch|noch (?:eine?|was)|etwas anderes|otra (?:idea|opción)|algo más|autre (?:idée|chose|option)|outra (?:ideia|opção)|algo mais)/,
    'Something else?',
  ],
  [
    /(?:bist du sicher|sind sie sicher|estás? segur|es-tu sûr|êtes-vous sûr|tem certeza)/,
    'Are you sure?',
  ],
  [
    /(?:wie sage ich (?:es|das|ihm|ihr)|cómo (?:se )?lo digo|comment (?:je )?(?:lui |le )?di(?:s|re)|como (?:eu )?digo isso)/,
    'How do I say it?',
  ],
  [
    /(?:mehr dazu|erzähl mehr|más detalles|cuéntame más|dis-m’en plus|en savoir plus|conte mais|mais detalhes)/,
    'Tell me more',
  ],
  [/^(?:danke|gracias|merci|obrigad[oa])\b.{0,20}$/, 'Thanks'],
];
const FOLLOW_UP_WORDS_MAX = 9;

/**
 * The English words for what a question in another language is about, so that its situation is
 * found; the question itself for a language without a list, or without a known word.
 */
export function glossed(question: string, language: string): string {
  const plain = question.toLowerCase().replaceAll("'", '’').replaceAll(/[¿¡]/g, '').trim();
  const followUp = FOLLOW_UPS.find(([form]) => form.test(plain));
  if (followUp && plain.split(' ').length <= FOLLOW_UP_WORDS_MAX) return followUp[1];
  const stems = Object.entries(FOREIGN_WORDS[language] ?? {}).toSorted(
    ([a], [b]) => b.length - a.length,
  );
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = words.flatMap((word) => stems.find(([stem]) => word.startsWith(stem))?.[1] ?? []);
  return english.length === 0 ? question : `my ${english.join(' ')}`;
}
