import { orList } from '../domain/english.ts';
import { AUTHORITY_NAMES, type AuthorityName, TYPES_OF_AUTHORITY } from '../engine/authority.ts';
import { DEFINITIONS, type Definition } from '../engine/definition.ts';
import { TYPE_NAMES, TYPES, type TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';
import type { Line } from '../engine/wheel.ts';
import {
  knowledgeOfAuthority,
  knowledgeOfDefinition,
  knowledgeOfLine,
  knowledgeOfProfile,
  knowledgeOfStrategy,
  knowledgeOfType,
} from '../knowledge/knowledge.ts';
import { LINES, PROFILE_BY_ID, PROFILES } from '../knowledge/profiles.ts';
import {
  asHeadline,
  type ComposedPage,
  capitalized,
  descriptionOf,
  entryOf,
  linkTo,
  sourcesOf,
} from './page-parts.ts';
import type { LibraryEntry } from './schema.ts';

export function typeEntry(type: TypeName): LibraryEntry {
  const { title, sentence } = knowledgeOfType(type);
  return entryOf('types', type, title, asHeadline(sentence));
}

export function authorityEntry(authority: AuthorityName): LibraryEntry {
  const { title, sentence } = knowledgeOfAuthority(authority);
  return entryOf('authorities', authority, title, asHeadline(sentence));
}

export function profileEntry(id: ProfileId): LibraryEntry {
  const { title, keynote } = knowledgeOfProfile(id);
  return entryOf('profiles', id, title, keynote);
}

function lineEntry(line: Line): LibraryEntry {
  const { title, phrase } = knowledgeOfLine(line);
  return entryOf('lines', line, title, capitalized(phrase));
}

function definitionEntry(definition: Definition): LibraryEntry {
  const { title, sentence } = knowledgeOfDefinition(definition);
  return entryOf('definitions', definition, title, asHeadline(sentence));
}

/** What describes a person as a whole. */
export function personEntries(): LibraryEntry[] {
  return [
    ...TYPE_NAMES.map(typeEntry),
    ...AUTHORITY_NAMES.map(authorityEntry),
    ...PROFILES.map(({ id }) => profileEntry(id)),
    ...LINES.map(lineEntry),
    ...DEFINITIONS.map(definitionEntry),
  ];
}

export function typePage(type: TypeName): ComposedPage {
  const { title, sentence, atWork, watchout, colleagues, source, confidence } =
    knowledgeOfType(type);
  const strategy = knowledgeOfStrategy(type);
  const { signature, notSelf, careerType } = TYPES[type];
  const authorities = AUTHORITY_NAMES.filter((name) => TYPES_OF_AUTHORITY[name].includes(type));
  return {
    ...typeEntry(type),
    documentTitle: `${title}: strategy, strengths, and what to watch`,
    description: descriptionOf(sentence, strategy.sentence),
    lead: strategy.sentence,
    figure: null,
    facts: [
      { label: 'Strategy', text: strategy.title },
      { label: 'When it works', text: signature },
      { label: 'When it doesn’t', text: notSelf },
      { label: 'In BG5 terms', text: careerType },
    ],
    sections: [
      { title: 'At work', body: atWork },
      { title: 'What to watch', body: watchout },
      { title: 'For your colleagues', body: colleagues },
      { title: 'Try this', body: strategy.practice },
    ],
    lines: [],
    neighbors: [
      {
        title: `How a ${title} may decide`,
        links: authorities.map((name) => linkTo(authorityEntry(name))),
      },
      {
        title: 'The other types',
        links: TYPE_NAMES.filter((one) => one !== type).map((one) => linkTo(typeEntry(one))),
      },
    ],
    sources: sourcesOf(source, confidence),
  };
}

export function authorityPage(authority: AuthorityName): ComposedPage {
  const { title, sentence, practice, ask, watchout, source, confidence } =
    knowledgeOfAuthority(authority);
  const types = TYPES_OF_AUTHORITY[authority];
  return {
    ...authorityEntry(authority),
    documentTitle: `${title}: how to decide`,
    description: descriptionOf(sentence, ask),
    lead: practice,
    figure: null,
    facts: [{ label: 'Types that have it', text: orList(types) }],
    sections: [
      { title: 'What to ask for', body: ask },
      { title: 'What to watch', body: watchout },
    ],
    lines: [],
    neighbors: [
      { title: 'Types that have it', links: types.map((type) => linkTo(typeEntry(type))) },
      {
        title: 'The other authorities',
        links: AUTHORITY_NAMES.filter((one) => one !== authority).map((one) =>
          linkTo(authorityEntry(one)),
        ),
      },
    ],
    sources: sourcesOf(source, confidence),
  };
}

export function profilePage(id: ProfileId): ComposedPage {
  const { title, keynote, sentence, watchout, source, confidence } = knowledgeOfProfile(id);
  const { personalityLine, designLine, angle } = PROFILE_BY_ID[id];
  const known = knowledgeOfLine(personalityLine);
  const seen = knowledgeOfLine(designLine);
  const related = PROFILES.filter(
    (one) => one.id !== id && one.personalityLine === personalityLine,
  );
  return {
    ...profileEntry(id),
    documentTitle: `${title}: ${keynote}`,
    description: descriptionOf(sentence, watchout),
    lead: sentence,
    figure: null,
    facts: [
      { label: 'First line', text: known.title },
      { label: 'Second line', text: seen.title },
      { label: 'Angle', text: angle.name },
    ],
    sections: [
      { title: 'What to watch', body: watchout },
      { title: 'What you know about yourself', body: known.known },
      { title: 'What others notice first', body: seen.seen },
      { title: 'For your colleagues', body: known.contact },
    ],
    lines: [],
    neighbors: [
      {
        title: 'Its lines',
        links: [personalityLine, designLine].map((line) => linkTo(lineEntry(line))),
      },
      {
        title: 'Profiles with the same first line',
        links: related.map((one) => linkTo(profileEntry(one.id))),
      },
    ].filter(({ links }) => links.length > 0),
    sources: sourcesOf(source, confidence),
  };
}

export function linePage(line: Line): ComposedPage {
  const { title, phrase, known, seen, contact, source, confidence } = knowledgeOfLine(line);
  const withIt = PROFILES.filter((one) => [one.personalityLine, one.designLine].includes(line));
  return {
    ...lineEntry(line),
    documentTitle: `${title}: ${phrase}`,
    description: descriptionOf(known, seen),
    lead: known,
    figure: null,
    facts: [{ label: 'Profiles with it', text: withIt.map(({ id }) => id).join(', ') }],
    sections: [
      { title: 'As the second number of a profile', body: seen },
      { title: 'For your colleagues', body: contact },
    ],
    lines: [],
    neighbors: [
      { title: 'Profiles with it', links: withIt.map(({ id }) => linkTo(profileEntry(id))) },
      {
        title: 'The other lines',
        links: LINES.filter((one) => one !== line).map((one) => linkTo(lineEntry(one))),
      },
    ],
    sources: sourcesOf(source, confidence),
  };
}

export function definitionPage(definition: Definition): ComposedPage {
  const { title, sentence, intake, surroundings, source, confidence } =
    knowledgeOfDefinition(definition);
  return {
    ...definitionEntry(definition),
    documentTitle: `${title}: how you take in something new`,
    description: descriptionOf(sentence, intake),
    lead: intake,
    figure: null,
    facts: [],
    sections: [{ title: 'Where you think best', body: surroundings }],
    lines: [],
    neighbors: [
      {
        title: 'The other definitions',
        links: DEFINITIONS.filter((one) => one !== definition).map((one) =>
          linkTo(definitionEntry(one)),
        ),
      },
    ],
    sources: sourcesOf(source, confidence),
  };
}
