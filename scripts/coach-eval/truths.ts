import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import type { Chart } from '#shared/engine/chart.ts';
import { GATES } from '#shared/engine/gates.ts';
import { TYPES } from '#shared/engine/human-type.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import { knowledgeOfAuthority, knowledgeOfGate } from '#shared/knowledge/knowledge.ts';

function listed(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** True sentences in the style of a good model, without citations. */
export function truthsAbout(chart: Chart, seed: number): string[] {
  const gate = chart.activeGates[seed % chart.activeGates.length] ?? 1;
  const next = chart.activeGates[(seed + 3) % chart.activeGates.length] ?? 1;
  const absent = GATE_NUMBERS.filter((number) => !chart.activeGates.includes(number))[seed] ?? 1;
  const [holder] = chart.gateHolders[gate] ?? [];
  const [channel] = chart.definedChannels;
  const [center] = chart.definedCenters;
  const [open] = chart.openCenters;
  const article = /^[AEIOU]/.test(chart.authority) ? 'an' : 'a';
  return [
    `You are a ${chart.type}.`,
    `As a ${chart.type}, you do best when work fits your strategy.`,
    `Your strategy is: ${chart.strategy}.`,
    `Your authority is ${chart.authority}.`,
    `You have ${article} ${chart.authority} authority, so give it room.`,
    `Your profile is ${chart.profile.id}, the ${chart.profile.name}.`,
    `With a ${chart.profile.id} profile, line ${chart.profile.personalityLine} is the side you know.`,
    `You have gate ${gate}, ${GATES[gate].name}, in your chart.`,
    `Gates ${gate} and ${next} are both active for you.`,
    `You do not have gate ${absent}.`,
    `Gate ${absent} is not active in your chart.`,
    knowledgeOfGate(gate).gift,
    `Your active gates are ${listed(chart.activeGates)}.`,
    `Your signature is ${TYPES[chart.type].signature}.`,
    `You have ${chart.definedCenters.length} defined centers.`,
    `Your incarnation cross is the ${chart.incarnationCross.fullName}.`,
    knowledgeOfAuthority(chart.authority).ask,
    ...(holder
      ? [
          `Your ${holder.side === 'design' ? 'Design' : 'Personality'} ${BODY_NAMES[holder.body]} is in gate ${gate}, line ${holder.line}.`,
          `Gate ${gate}.${holder.line} is part of your design.`,
        ]
      : []),
    ...(channel
      ? [
          `Channel ${channel}, ${CHANNEL_BY_ID[channel].name}, is defined in your chart.`,
          `You have the ${channel.replace('-', '–')} channel.`,
        ]
      : []),
    ...(center ? [`Your ${CENTERS[center].name} is defined.`] : []),
    ...(open
      ? [`Your ${CENTERS[open].name} is open, so what you feel there may belong to others.`]
      : []),
    'What would a good yes feel like for you?',
    'Take two days before you answer.',
    'Which offer is on your desk right now?',
  ];
}
