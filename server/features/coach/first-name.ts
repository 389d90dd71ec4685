import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { CHANNELS } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { LINE_NAMES } from '#shared/engine/profile.ts';

const LENGTH_MAX = 40;

/** Words that, as a name, would read as a statement about a chart or as grammar. */
const RESERVED = new Set(
  [
    ...TYPE_NAMES,
    ...AUTHORITY_NAMES,
    ...Object.values(BODY_NAMES),
    ...Object.values(CENTERS).map(({ name }) => name),
    ...CHANNELS.map(({ name }) => name),
    ...Object.values(GATES).map(({ name }) => name),
    ...Object.values(LINE_NAMES),
    'gate gates channel channels center centers line lines profile authority strategy type types',
    'definition defined undefined open active inactive penta team coach system assistant user',
    'you your yours i me my we our they them he she it its the a an and or not no never none',
    'is are was has have had do does with without who what all every each member members',
    'one two three four five six seven eight nine ten ignore conscious unconscious design',
    'generators projectors manifestors reflectors personality circuit cross gap gaps',
  ]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/),
);

/**
 * The first word of a name, safe for a prompt: letters, hyphens and apostrophes only, at most 40
 * characters.
 * @returns null when nothing is left, or when it would read as part of a sentence
 */
export function safeFirstName(name: string): string | null {
  const [first = ''] = name
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}'’ -]+/gu, ' ')
    .trim()
    .split(/\s+/);
  const word = Array.from(first.replaceAll(/^['’-]+|['’-]+$/g, ''))
    .slice(0, LENGTH_MAX)
    .join('');
  return word === '' || RESERVED.has(word.toLowerCase()) ? null : word;
}

/** One unique name for each member: "Ana", "Ana B"; "Member C" for an unusable name. */
export function namesInTeam(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const letter = String.fromCharCode(65 + (index % 26));
    const safe = safeFirstName(name);
    const wanted = safe ?? `Member ${letter}`;
    const unique = taken.has(wanted.toLowerCase()) ? `${wanted} ${letter}` : wanted;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
