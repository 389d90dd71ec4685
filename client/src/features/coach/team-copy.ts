import type { WorkingDynamic } from '#shared/contract/penta.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';

const QUESTIONS_MAX = 5;

/** Questions do not need family names. */
function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** First names that are unique in the team. */
function firstNames(team: TeamRecord): Map<string, string> {
  const all = team.members.map(({ name }) => firstNameOf(name));
  const isUnique = (name: string) => all.filter((other) => other === name).length === 1;
  return new Map(
    team.members.flatMap(({ id, name }) => {
      const first = firstNameOf(name);
      return isUnique(first) ? [[id, first] as const] : [];
    }),
  );
}

/** Suggested questions about this team, as they are sent. */
export function teamQuestionsOf(team: TeamRecord): string[] {
  const { pentaData, dynamics } = team;
  const names = firstNames(team);
  const pair = dynamics.find(({ mainMode }) => mainMode !== null) ?? dynamics[0];
  return [
    ...(pentaData ? questionsOfPenta(pentaData, names) : []),
    ...(pair ? questionsOfPair(pair, names) : []),
    'How do we make decisions well together?',
    ...(team.members.length === 2 ? ['What do the two of us share?'] : []),
  ].slice(0, QUESTIONS_MAX);
}

function questionsOfPenta(
  { gates, channels, resilience }: NonNullable<TeamRecord['pentaData']>,
  names: ReadonlyMap<string, string>,
): string[] {
  const gap = gates.find(({ state }) => state === 'gap');
  const filled = channels.find(({ state }) => state === 'filled');
  const [key] = resilience.filter(({ gatesLost }) => gatesLost.length > 0);
  const keyName = key && names.get(key.memberId);
  return [
    ...(gap ? [`Nobody covers ${gap.label} (${gap.gate}). How do we handle that?`] : []),
    ...(filled ? [`What does channel ${filled.channel} bring to the team?`] : []),
    ...(keyName ? [`What depends on ${keyName} alone?`] : []),
  ];
}

function questionsOfPair(
  { member1, member2 }: WorkingDynamic,
  names: ReadonlyMap<string, string>,
): string[] {
  const [one, other] = [names.get(member1.id), names.get(member2.id)];
  return one && other ? [`How do ${one} and ${other} work well together?`] : [];
}

/** The coach's welcome for a team. */
export function teamWelcomeOf(team: TeamRecord): string {
  const { name, members, pentaData } = team;
  const read = readOf(team);
  const isUnsure = members.some(({ uncertaintyLevel }) => uncertaintyLevel === 'high');
  return [
    `Welcome. I have the analysis of ${name} in front of me: ${read}.`,
    pentaData || members.length < 2
      ? 'Ask me who covers what, what’s missing, what depends on one person, or how two of you work together.'
      : 'Ask me how the two of you work together, what you share and what to watch out for.',
    isUnsure
      ? 'Not every birth time is exact, so I’ll say what’s certain anyway.'
      : 'Numbered statements link to their source in the analysis or our knowledge base; the rest is advice.',
  ].join(' ');
}

function readOf({ members, dynamics, limitedPairs, pentaData }: TeamRecord): string {
  if (members.length === 1) return 'one chart so far';
  const start = pentaData
    ? `${pentaData.compositeType}, ${pentaData.coverage.gates} of 12 functions covered`
    : 'two charts side by side';
  return `${start}, ${pairsInWords(dynamics.length, limitedPairs)}`;
}

/** "6 pairs", "one pair", or "4 of 10 pairs" where people don't share what the others take. */
function pairsInWords(whole: number, limited: TeamRecord['limitedPairs']): string {
  const all = whole + limited.length;
  const read = whole + limited.filter(({ summary }) => summary !== null).length;
  if (read < all) return `${read} of ${all === 1 ? '1 pair' : `${all} pairs`}`;
  return all === 1 ? 'one pair' : `${all} pairs`;
}
