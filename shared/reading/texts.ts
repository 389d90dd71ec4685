import { AUTHORITY_READINGS } from './authority-readings.data.ts';
import { CENTER_READINGS } from './center-readings.data.ts';
import { CHANNEL_READINGS } from './channel-readings.data.ts';
import { DECIDE_OPENINGS } from './decide-openings.data.ts';
import { DECIDE_OPENINGS_AT_WORK } from './decide-openings-at-work.data.ts';
import { DECIDE_OPENINGS_BY_TYPE } from './decide-openings-by-type.data.ts';
import { DECIDE_STARTS, EMOTIONAL_STARTS } from './decide-starts.data.ts';
import { DEFINITION_READINGS } from './definition-readings.data.ts';
import { GATE_READINGS } from './gate-readings.data.ts';
import { PROFILE_READINGS } from './profile-readings.data.ts';
import type {
  AuthorityReadings,
  CenterReadings,
  ChannelReadings,
  DecideOpenings,
  DecideOpeningsByType,
  DecideStarts,
  DefinitionReadings,
  EmotionalStarts,
  GateReadings,
  ProfileReadings,
  TypeReadings,
} from './schema.ts';
import { TYPE_READINGS } from './type-readings.data.ts';

/** Everything that chapters are composed of. */
export interface ReadingTexts {
  readonly types: TypeReadings;
  readonly authorities: AuthorityReadings;
  readonly decideOpenings: DecideOpenings;
  readonly decideOpeningsByType: DecideOpeningsByType;
  readonly decideOpeningsAtWork: DecideOpeningsByType;
  readonly decideStarts: DecideStarts;
  readonly emotionalStarts: EmotionalStarts;
  readonly profiles: ProfileReadings;
  readonly definitions: DefinitionReadings;
  readonly centers: CenterReadings;
  readonly channels: ChannelReadings;
  readonly gates: GateReadings;
}

export const READING_TEXTS: ReadingTexts = {
  types: TYPE_READINGS,
  authorities: AUTHORITY_READINGS,
  decideOpenings: DECIDE_OPENINGS,
  decideOpeningsByType: DECIDE_OPENINGS_BY_TYPE,
  decideOpeningsAtWork: DECIDE_OPENINGS_AT_WORK,
  decideStarts: DECIDE_STARTS,
  emotionalStarts: EMOTIONAL_STARTS,
  profiles: PROFILE_READINGS,
  definitions: DEFINITION_READINGS,
  centers: CENTER_READINGS,
  channels: CHANNEL_READINGS,
  gates: GATE_READINGS,
};
