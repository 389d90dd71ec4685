import { describe, expect, test } from 'vitest';
import { CHANNEL_BY_ID } from '../engine/channels.ts';
import { STRATEGY_TERMS } from '../engine/strategy-terms.ts';
import { firstScreenOf } from './first-screen.ts';
import { randomCharts } from './random-charts.ts';
import { routeToThroat } from './route-to-throat.ts';
import { countWords } from './words.ts';

const CHARTS = randomCharts(11, 300);

describe('the first screen', () => {
  test('names the type in a sentence and gives three facts with their terms', () => {
    for (const chart of CHARTS) {
      const { statement, facts } = firstScreenOf(chart);
      expect(statement.text).toBe(`You’re a ${chart.type}.`);
      expect(facts.map(({ label, term }) => [label, term])).toEqual([
        ['How you decide', chart.authority],
        ['How you start', STRATEGY_TERMS[chart.type]],
        ['Your role', chart.profile.id],
      ]);
    }
  });

  test('is short: every line has at most 16 words', () => {
    for (const chart of CHARTS) {
      const { lead, facts } = firstScreenOf(chart);
      const lines = [lead, ...facts.map(({ sentence }) => sentence)];
      expect(lines.filter((line) => countWords(line) > 16)).toEqual([]);
    }
  });

  test('promises nothing at once to those who should sleep on it', () => {
    const leads = new Set(
      CHARTS.filter(({ authority }) => authority === 'Emotional').map(
        (chart) => firstScreenOf(chart).lead,
      ),
    );
    expect(leads.size).toBe(4);
    for (const lead of leads) expect(lead).not.toMatch(/after a yes|without waiting/);
  });

  test('shows why a profile is so by the gates of both Suns', () => {
    for (const chart of CHARTS) {
      const { personality, design } = chart.activations;
      expect(firstScreenOf(chart).facts[2]?.evidence).toEqual([
        { kind: 'profile', profile: chart.profile.id },
        { kind: 'gate', gate: personality.sun.gate, sides: ['personality'] },
        { kind: 'gate', gate: design.sun.gate, sides: ['design'] },
      ]);
    }
  });
});

describe('the route from a motor to the Throat', () => {
  test('exists for exactly the types that have one', () => {
    const [withRoute, without] = [new Set<string>(), new Set<string>()];
    for (const chart of CHARTS) {
      (routeToThroat(chart).length > 0 ? withRoute : without).add(chart.type);
    }
    expect([...withRoute].sort()).toEqual(['Manifesting Generator', 'Manifestor']);
    expect([...without].sort()).toEqual(['Generator', 'Projector', 'Reflector']);
  });

  test('starts at the Throat, and each channel goes on where the last one ended', () => {
    for (const chart of CHARTS) {
      let at = 'throat';
      for (const id of routeToThroat(chart)) {
        const [from, to] = CHANNEL_BY_ID[id].centers;
        expect([from, to]).toContain(at);
        at = from === at ? to : from;
      }
    }
  });

  test('is the shortest: one channel wherever a motor’s channel meets the Throat', () => {
    const motors = ['heart', 'solarPlexus', 'sacral'];
    for (const chart of CHARTS) {
      const direct = chart.definedChannels.some((id) => {
        const { centers } = CHANNEL_BY_ID[id];
        return centers.includes('throat') && centers.some((center) => motors.includes(center));
      });
      if (direct) expect(routeToThroat(chart)).toHaveLength(1);
    }
  });
});
