import { describe, expect, test } from 'vitest';
import { AUTHORITY_NAMES, TYPES_OF_AUTHORITY } from '../engine/authority.ts';
import { CENTER_IDS, CENTERS } from '../engine/centers.ts';
import { CHANNELS } from '../engine/channels.ts';
import { TYPE_NAMES, TYPES } from '../engine/human-type.ts';
import { PENTA_GATES, PENTA_LOWER, PENTA_UPPER } from '../engine/penta-matrix.ts';
import { ANGLES, LINE_NAMES } from '../engine/profile.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import { knowledgeDocuments } from './documents.ts';
import {
  knowledgeOfAuthority,
  knowledgeOfCenter,
  knowledgeOfChannel,
  knowledgeOfDefinition,
  knowledgeOfGate,
  knowledgeOfLine,
  knowledgeOfPentaGate,
  knowledgeOfProfile,
  knowledgeOfStrategy,
  knowledgeOfType,
} from './knowledge.ts';
import { LINES, PROFILES } from './profiles.ts';

/** A source parsed into named parts, or an error that shows the source. */
function parts(source: string, form: RegExp): Record<string, string> {
  const match = form.exec(source);
  if (!match?.groups) throw new Error(`Not of the form ${form.source}: ${source}`);
  return match.groups;
}

function centerNamed(name: string | undefined) {
  return CENTER_IDS.map((id) => CENTERS[id]).find((center) => center.name === name);
}

describe('a source', () => {
  test('of a gate names its center, name and all its channels', () => {
    const form = /^gate (?<gate>\d+): (?<center>[\w ]+), (?<name>.+); channels? (?<channels>.+)$/;
    for (const gate of GATE_NUMBERS) {
      const named = parts(knowledgeOfGate(gate).source, form);
      expect(Number(named.gate)).toBe(gate);
      expect(centerNamed(named.center)?.gates).toContain(gate);
      const own = CHANNELS.filter(({ gates }) => gates.includes(gate)).map(({ id }) => id);
      expect(named.channels?.split(', ')).toEqual(own);
    }
    expect(knowledgeOfGate(34).source).toBe('gate 34: Sacral, Power; channels 10-34, 20-34, 34-57');
    expect(knowledgeOfGate(51).source).toBe('gate 51: Heart, Shock; channel 25-51');
  });

  test('of a channel names the two centers of its gates', () => {
    const form =
      /^channel (?<low>\d+)-(?<high>\d+): (?<from>[\w ]+) to (?<to>[\w ]+), (?<name>[^;]+); (?<circuit>\w+), (?<group>\w+); (?<energy>.+)$/;
    for (const { id, name, circuit, group, energyType } of CHANNELS) {
      const named = parts(knowledgeOfChannel(id).source, form);
      const held = [centerNamed(named.from), centerNamed(named.to)].map((center) => center?.gates);
      expect(held[0]).toContain(Number(named.low));
      expect(held[1]).toContain(Number(named.high));
      expect(named).toMatchObject({ name, circuit, group, energy: energyType });
    }
    expect(knowledgeOfChannel('10-34').source).toBe(
      'channel 10-34: G Center to Sacral, Exploration; Centering, Individual; Generated',
    );
  });

  test('of a center lists its roles and gates', () => {
    for (const id of CENTER_IDS) {
      const { source } = knowledgeOfCenter(id);
      const named = parts(
        source,
        /^center (?<name>[\w ]+): (?<roles>[a-z, ]+); gates (?<gates>.+)$/,
      );
      expect(centerNamed(named.name)?.id).toBe(id);
      expect(named.roles?.split(', ')).toEqual(CENTERS[id].roles);
      expect(named.gates?.split(', ').map(Number)).toEqual(CENTERS[id].gates);
    }
  });

  test('of a type and of its strategy match the table of types', () => {
    const form =
      /^type (?<type>.+): signature (?<signature>.+); not-self (?<notSelf>.+); career type (?<careerType>.+)$/;
    for (const type of TYPE_NAMES) {
      const { signature, notSelf, careerType, strategy } = TYPES[type];
      const named = parts(knowledgeOfType(type).source, form);
      expect(named).toMatchObject({ type, signature, notSelf, careerType });
      expect(knowledgeOfStrategy(type).source).toBe(`strategy of ${type}: ${strategy}`);
      // The texts build on the two feelings, so they name them.
      expect(knowledgeOfType(type).watchout).toMatch(new RegExp(`^${notSelf.split(' ')[0]}\\b`));
      expect(knowledgeOfType(type).atWork.toLowerCase()).toContain(
        signature.toLowerCase().replace(/e$/, ''),
      );
    }
  });

  test('of an authority lists the types that can have it', () => {
    for (const authority of AUTHORITY_NAMES) {
      const types = TYPES_OF_AUTHORITY[authority].join(', ');
      expect(knowledgeOfAuthority(authority).source).toBe(`authority ${authority}: ${types}`);
    }
  });

  test('of a profile and of a line give their names', () => {
    for (const { id } of PROFILES) {
      const form = /^profile (?<known>\d)\/(?<seen>\d): (?<name>.+); (?<angle>.+)$/;
      const named = parts(knowledgeOfProfile(id).source, form);
      const names = LINES.filter((line) => [named.known, named.seen].includes(String(line)));
      expect(named.name?.split('/').sort()).toEqual(names.map((line) => LINE_NAMES[line]).sort());
      expect(Object.values(ANGLES).map(({ name }) => name)).toContain(named.angle);
    }
    expect(knowledgeOfProfile('5/1').source).toBe('profile 5/1: Heretic/Investigator; Left Angle');
    expect(LINES.map((line) => knowledgeOfLine(line).source)).toContain('line 6: Role Model');
  });

  test('of a definition counts its parts', () => {
    expect(knowledgeOfDefinition('None').source).toBe('definition None: 0 parts');
    expect(knowledgeOfDefinition('Single').source).toBe('definition Single: 1 part');
    expect(knowledgeOfDefinition('Triple Split').source).toBe('definition Triple Split: 3 parts');
  });

  test('of a Penta gate names its channel and half', () => {
    const form =
      /^Penta gate (?<gate>\d+): (?<center>[\w ]+); channel (?<channel>[\d-]+), (?<half>upper|lower) half; /;
    for (const gate of PENTA_GATES) {
      const named = parts(knowledgeOfPentaGate(gate).source, form);
      expect(centerNamed(named.center)?.gates).toContain(gate);
      expect(named.channel?.split('-')).toContain(String(gate));
      expect(named.half === 'upper' ? PENTA_UPPER : PENTA_LOWER).toContain(named.channel);
    }
  });
});

test('labels on which sources disagree have a confidence', () => {
  const doubtful = PENTA_GATES.flatMap((gate) => {
    const { label, confidence } = knowledgeOfPentaGate(gate);
    return confidence ? [`${gate} ${label}: ${confidence}`] : [];
  });
  expect(doubtful.sort()).toEqual([
    '13 Accounting: medium',
    '15 Reliability: medium-high',
    '33 Oversight: medium-high',
    '46 Coordination: medium-high',
    '5 Culture: medium-high',
  ]);
});

describe('the documents for search', () => {
  const documents = knowledgeDocuments();

  test('have one entry for each text, with a unique id', () => {
    expect(documents).toHaveLength(5 + 5 + 8 + 12 + 6 + 5 + 9 + 36 + 64 + 12 + 6 + 36);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    expect(documents.filter(({ id }) => !/^[a-z]+(-[a-z0-9]+)+$/.test(id))).toEqual([]);
    expect(new Set(documents.map(({ text }) => text)).size).toBe(documents.length);
  });

  test('have title, running text and source', () => {
    expect(documents.find(({ id }) => id === 'channel-20-34')).toEqual({
      id: 'channel-20-34',
      gates: [20, 34],
      title: 'Channel 20-34, Charisma',
      text: 'Keep busy at what you love. You turn energy into action without delay, and your activity draws others along. You keep going because you’re moving, and skip the moment of checking whether the task is worth it.',
      source:
        'channel 20-34: Throat to Sacral, Charisma; Integration, Integration; Manifesting-Generated',
    });
    expect(documents.find(({ id }) => id === 'penta-gate-13')).toMatchObject({
      title: 'Penta gate 13, Accounting',
      gates: [13],
      confidence: 'medium',
    });
    expect(documents.find(({ id }) => id === 'penta-channel-7-31')).toEqual({
      id: 'penta-channel-7-31',
      gates: [7, 31],
      title: 'Penta channel 7-31, Administration with Planning',
      text: 'Filled: The team has a direction and someone who speaks for it. Open: Nobody connects the direction with the message, so others decide for the team. For each project, name one person who sets its course and speaks for it.',
      source: 'Penta channel 7-31: Administration with Planning, upper half',
    });
    expect(documents.find(({ id }) => id === 'pair-channel-5-15')).toEqual({
      id: 'pair-channel-5-15',
      gates: [5, 15],
      title: 'Channel 5-15 between two people, Rhythm',
      text: 'Together two people can set a rhythm that others can count on. They may differ over hours and routines. Pick two fixed hours a week to work side by side, and leave the rest of the calendar open.',
      source: 'channel 5-15 between two people: Rhythm, Sacral to G Center',
    });
    expect(documents.some(({ text }) => text.includes('undefined'))).toBe(false);
  });
});
