import { CENTERS } from '../engine/centers.ts';
import { CHANNEL_BY_ID } from '../engine/channels.ts';
import type { ReadingEvidence } from './reading.ts';

/** A fact as people read it: "Solar Plexus, defined", "12-22 Openness", "Gate 40", "Emotional authority". */
export function evidenceLabel(fact: ReadingEvidence): string {
  switch (fact.kind) {
    case 'type':
      return fact.type;
    case 'authority':
      return `${fact.authority} authority`;
    case 'profile':
      return `Profile ${fact.profile}`;
    case 'definition':
      return fact.definition === 'None' ? 'No definition' : `${fact.definition} definition`;
    case 'center':
      return `${CENTERS[fact.center].name}, ${fact.state}`;
    case 'channel':
      return `${fact.channel} ${CHANNEL_BY_ID[fact.channel].name}`;
    case 'gate':
      return `Gate ${fact.gate}`;
  }
}
