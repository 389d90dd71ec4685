import type { AuthorityName } from '#shared/engine/authority.ts';
import type { BodyId } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

/* How English names the parts of a chart, spellings and habits included. */

export const TYPE_PATTERNS: readonly (readonly [TypeName, RegExp])[] = [
  [
    'Manifesting Generator',
    /\b(?:manifest(?:ing|or)?[ -]*generators?|man[ -]?gens?|mani[ -]?gens?|mgs?|express builders?)\b/gi,
  ],
  ['Manifestor', /\bmanifest(?:o|e)rs?\b/gi],
  ['Generator', /\b(?:generators?|classic builders?)\b/gi],
  ['Projector', /\bproje[ck]tors?\b/gi],
  ['Reflector', /\brefle[ck]tors?\b/gi],
];

/** Words of the BG5 career types that are ordinary words as well: they count with a capital. */
export const CAREER_PATTERNS: readonly (readonly [TypeName, RegExp])[] = [
  ['Manifestor', /\bInitiators?\b/g],
  ['Projector', /\bAdvis[eo]rs?\b/g],
  ['Reflector', /\bEvaluators?\b/g],
];

export const AUTHORITY_PATTERNS: readonly (readonly [readonly AuthorityName[], RegExp])[] = [
  [['Ego Manifested'], /\bego[ -]manifest(?:ed|or)\b/gi],
  [['Ego Projected'], /\bego[ -]project(?:ed|or)\b/gi],
  [['Self-Projected'], /\bself[ -]?project(?:ed|or)\b/gi],
  [['Emotional'], /\b(?:emotional|emotions?|solar[ -]?plexus|wave)\b/gi],
  [['Sacral'], /\b(?:sacral|gut)\b/gi],
  [['Splenic'], /\b(?:splenic|spleen|intuitive|instinctive)\b/gi],
  [['Ego Manifested', 'Ego Projected'], /\b(?:ego|heart|will(?:power)?)\b/gi],
  [['Mental / Environmental'], /\b(?:mental|environmental?|sounding[ -]board|outer|no inner)\b/gi],
  [['Lunar'], /\b(?:lunar|moon)\b/gi],
];

/** `always`: a part of a chart wherever it stands; `beside`: only beside a word of the chart. */
export const CENTER_PATTERNS: readonly {
  readonly center: CenterId;
  readonly always: RegExp;
  readonly beside: string;
}[] = [
  { center: 'head', always: /\b(?:head|crown)[ -]cent(?:er|re)s?\b/gi, beside: 'head|crown' },
  { center: 'ajna', always: /\bajna(?:[ -]cent(?:er|re))?\b/gi, beside: 'mind' },
  { center: 'throat', always: /\bthroat[ -]cent(?:er|re)s?\b/gi, beside: 'throat' },
  {
    center: 'g',
    always: /\b(?:g|self|identity)[ -]cent(?:er|re)s?\b|\bG\b(?!\w)/gi,
    beside: 'g|self|identity',
  },
  {
    center: 'heart',
    always: /\b(?:heart|ego|will)(?:\/ego|\/heart)?[ -]cent(?:er|re)s?\b/gi,
    beside: 'heart|ego|will',
  },
  { center: 'spleen', always: /\b(?:spleen|splenic)(?:[ -]cent(?:er|re))?\b/gi, beside: 'spleen' },
  {
    center: 'solarPlexus',
    always:
      /\bsolar[ -]?plexus(?:[ -]cent(?:er|re))?\b|\bemotional(?:ly)?[ -](?:cent(?:er|re)s?|wave|defined|undefined|open|system)\b/gi,
    beside: 'emotions?',
  },
  { center: 'sacral', always: /\bsacral(?:[ -]cent(?:er|re))?\b/gi, beside: 'sacral' },
  { center: 'root', always: /\broot[ -]cent(?:er|re)s?\b/gi, beside: 'root' },
];

export const BODY_PATTERNS: readonly (readonly [BodyId, RegExp])[] = [
  ['north_node', /\b(?:North|north) [Nn]ode\b/g],
  ['south_node', /\b(?:South|south) [Nn]ode\b/g],
  ['sun', /\bSun\b|\b(?:personality|design|conscious|unconscious|your) sun\b/g],
  ['earth', /\bEarth\b|\b(?:personality|design|conscious|unconscious) earth\b/g],
  ['moon', /\bMoon\b|\b(?:personality|design|conscious|unconscious|your) moon\b/g],
  ['mercury', /\bmercury\b/gi],
  ['venus', /\bvenus\b/gi],
  ['mars', /\bmars\b/gi],
  ['jupiter', /\bjupiter\b/gi],
  ['saturn', /\bsaturn\b/gi],
  ['uranus', /\buranus\b/gi],
  ['neptune', /\bneptune\b/gi],
  ['pluto', /\bpluto\b/gi],
];

/** What a person of these types is told to do. */
export const STRATEGY_PATTERNS: readonly (readonly [readonly TypeName[], RegExp])[] = [
  [
    ['Generator', 'Manifesting Generator'],
    /\bwait(?:ing)?\b[^,;.]{0,30}\b(?:to|until you|for something to|and) respond\b|\b(?:you are|built|designed|here|strategy is|meant) (?:\w+ )?to respond\b/gi,
  ],
  [
    ['Manifestor'],
    /\binform(?:ing)?\b[^,;.]{0,30}\bbefore\b|\b(?:strategy is|built|designed|here|meant) (?:\w+ )?to inform\b|\btell(?:ing)? the people[^,;.]{0,20}before you act\b/gi,
  ],
  [['Manifestor'], /\b(?:built|designed|here|meant|born) (?:\w+ )?to initiate\b/gi],
  [
    ['Projector'],
    /\bwait(?:ing)?\b[^,;.]{0,30}\b(?:recognition|invitations?|invited|recogni[sz]ed)\b/gi,
  ],
  [['Reflector'], /\b(?:whole |full |one |a )?lunar cycle\b/gi],
];

export const SIGNATURES: Readonly<Record<string, readonly TypeName[]>> = {
  peace: ['Manifestor'],
  satisfaction: ['Generator', 'Manifesting Generator'],
  success: ['Projector'],
  surprise: ['Reflector'],
  anger: ['Manifestor', 'Manifesting Generator'],
  frustration: ['Generator', 'Manifesting Generator'],
  bitterness: ['Projector'],
  disappointment: ['Reflector'],
};

/** Parts of the system about which the grounding says nothing unless a source does. */
export const OUTSIDE_WORDS =
  /\b(?:circuit(?:ry|s)?|quarter of|zodiac|horoscope|astrolog\w*|chakras?|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|retrograde|tones? \d|bases? \d|colou?r \d|money lines?|profit cent(?:er|re)s?|aura|chiron|lilith|ascendant|rising sign|dream rave|phs|soulmates?|past li(?:fe|ves)|tribal|integration channel|exaltation|detriment|keynote of gate)\b/i;

/** Nouns that make a small number an ordinary amount. */
export const MEASURE =
  '(?:full |whole |long |short |small |quiet |calm |good |more |or \\d+ |large |different |simple |open |plain |clear |concrete |further |such |lasting )*(?:seconds?|minutes?|hours?|days?|weeks?|months?|nights?|years?|mornings?|evenings?|times?|steps?|questions?|people|persons?|colleagues?|things?|options?|ways?|sentences?|words?|reasons?|ideas?|sides?|views?|answers?|topics?|points?|choices?|moments?|conversations?|meetings?|examples?|experiments?|strengths?|listeners?|places?|offers?|breaths?|lists?|habits?|tasks?|projects?|jobs?|goals?|breaks?|kinds?|halves|parts?)';

export const NEGATION =
  /\b(?:not|no|never|without|lack(?:s|ing)?|missing|misses|absent|neither|nor|none|nobody|nothing|cannot|inactive|unlike|rather than|instead of|except|far from|hardly|barely|scarcely|free of|false|wrong|untrue|incorrect|myth|contrary)\b|n't\b|\b(?:dont|doesnt|isnt|arent|wont|havent|hasnt)\b/gi;
