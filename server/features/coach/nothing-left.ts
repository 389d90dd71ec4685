import type { CoachQuestion } from '../../providers/ai/port.ts';

type Audience = CoachQuestion['audience'];

const SENTENCES: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  individual: {
    en: 'Nothing in the answer I got matched your chart, so I’m not showing it. Try asking again, or ask about your type, your authority, a center, or a gate.',
    de: 'Nichts in der Antwort passte zu deinem Chart, deshalb zeige ich sie nicht. Frag noch einmal, oder frag nach deinem Typ, deiner Autorität, einem Zentrum oder einem Tor.',
    es: 'Nada de la respuesta coincidía con tu carta, así que no la muestro. Vuelve a preguntar, o pregunta por tu tipo, tu autoridad, un centro o una puerta.',
    fr: 'Rien dans la réponse ne correspondait à ta charte, donc je ne l’affiche pas. Repose ta question, ou demande-moi ton type, ton autorité, un centre ou une porte.',
    pt: 'Nada na resposta correspondia ao seu mapa, por isso não a mostro. Pergunte de novo, ou pergunte sobre o seu tipo, a sua autoridade, um centro ou um portão.',
  },
  team: {
    en: 'Nothing in the answer I got matched your team’s analysis, so I’m not showing it. Try asking again, or ask about a function, a gap, or two people working together.',
    de: 'Nichts in der Antwort passte zur Analyse deines Teams, deshalb zeige ich sie nicht. Frag noch einmal, oder frag nach einer Funktion, einer Lücke oder zwei Personen.',
    es: 'Nada de la respuesta coincidía con el análisis de tu equipo, así que no la muestro. Vuelve a preguntar, o pregunta por una función, un vacío o dos personas.',
    fr: 'Rien dans la réponse ne correspondait à l’analyse de ton équipe, donc je ne l’affiche pas. Repose ta question, ou demande-moi une fonction, un manque ou deux personnes.',
    pt: 'Nada na resposta correspondia à análise da sua equipe, por isso não a mostro. Pergunte de novo, ou pergunte sobre uma função, uma lacuna ou duas pessoas.',
  },
};

/** What is said when every sentence of an answer was left out. @param language as ISO 639-1 */
export function nothingLeft(audience: Audience, language: string): string {
  const sentences = SENTENCES[audience];
  return sentences[language.slice(0, 2).toLowerCase()] ?? sentences['en'] ?? '';
}
