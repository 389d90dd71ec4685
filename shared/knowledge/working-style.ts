import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { Line } from '../engine/wheel.ts';

/** How each type gets work done (facts: type, strategy and signature; the words are our own). */
const PACE: Readonly<Record<TypeName, string>> = {
  Generator:
    'You have steady energy for work you say yes to. Let requests, questions and open problems come to you, notice what you respond to, and put your hours there: the sign that you chose well is satisfaction at the end of the day.',
  'Manifesting Generator':
    'You have steady energy and you move fast once something has your yes. Respond first, then tell the people affected before you act, and allow yourself to skip or repeat steps: satisfaction shows that the pace is right.',
  Projector:
    'You see how other people and systems use their energy. You work best in shorter, focused stretches and on invitation: when your view has been asked for it lands, and success follows without pushing.',
  Manifestor:
    'You start things. Say what you are about to do before you do it, to everyone it touches: that removes most of the resistance you meet and leaves you the peace to work in your own rhythm.',
  Reflector:
    'You take in the whole room and show how it is doing. Give large decisions about a month, choose the places and people you work among with care, and treat surprise as the sign that you are in the right one.',
};

/** What a decision should rest on. */
const DECISION: Readonly<Record<AuthorityName, string>> = {
  Emotional:
    'Do not decide at the top or the bottom of a mood. Sleep on offers and contracts, more than once if you can, and say yes when the answer still feels the same on a calm day.',
  Sacral:
    'Decide by the body’s answer in the moment. Have people put yes-or-no questions to you; the pull towards or away from the thing itself is more reliable than the reasons you find later.',
  Splenic:
    'Your first quiet hunch is the one to keep. It speaks once, in the moment, so make room to notice it before the meeting moves on.',
  'Ego Manifested':
    'Listen to what you hear yourself announce. What you truly want to do comes out in plain words, and your will carries what you have declared that way.',
  'Ego Projected':
    'Ask what is in it for you and whether you have the will for it. Promise only what you want; a half-hearted promise costs you more than a refusal.',
  'Self-Projected':
    'Talk decisions through with people who simply listen. The direction becomes clear in the sound of your own voice, not in their advice.',
  'Mental / Environmental':
    'Use several good listeners as a sounding board and notice in which places you think clearly. Nobody needs to advise you; hearing yourself in the right surroundings is enough.',
  Lunar:
    'Wait through a full lunar cycle before large commitments and talk about them along the way. What stays true in every mood of the month is yours.',
};

/** The line of the Personality Sun: the part one knows of oneself. */
const KNOWN_ROLE: Readonly<Record<Line, string>> = {
  1: 'Colleagues can count on you for groundwork: you want to understand a subject thoroughly before you stand on it.',
  2: 'You have a natural talent that others spot sooner than you do, and you need time undisturbed for it to show.',
  3: 'You learn by trying. What does not work is a finding, and your experience spares the team from repeating it.',
  4: 'Your opportunities come through people who know you; time spent on your network is work.',
  5: 'People look to you for practical solutions, often before you have offered one, so name early what you can deliver.',
  6: 'You take the long view: after years of trying things out you become the one others model themselves on.',
};

/** The line of the Design Sun: the part that others notice first. */
const SEEN_ROLE: Readonly<Record<Line, string>> = {
  1: 'Underneath, you settle only when the foundations have been checked.',
  2: 'Underneath, you do your best work when you are left alone until you are called.',
  3: 'Underneath, you test things by bumping into them, and you recover quickly.',
  4: 'Underneath, you work through trust: familiar people make you effective.',
  5: 'Underneath, you are expected to know the way out when things get stuck.',
  6: 'Underneath, you keep some distance to see the whole.',
};

interface Facets {
  readonly type: TypeName;
  readonly authority: AuthorityName;
  readonly personalityLine: Line;
  readonly designLine: Line;
}

/**
 * How a person works best, in plain sentences: pace by type, decisions by authority, role by
 * profile. Deterministic; two charts that differ in any of the three get different texts.
 */
export function workingStyle(facets: Facets): string {
  return [
    PACE[facets.type],
    DECISION[facets.authority],
    `${KNOWN_ROLE[facets.personalityLine]} ${SEEN_ROLE[facets.designLine]}`,
  ].join('\n\n');
}
