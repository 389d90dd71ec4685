import { describe, expect, test } from 'vitest';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA, BEN, TEAM } from '#shared/coach/example-facts.ts';
import { claimsIn } from '#shared/coach/lexicon/find-claims.ts';

const facts = { people: [ANA], team: null };

/** What the sentences of a text contradict in a chart. */
function contradictions(
  text: string,
  language = 'en',
  among: Parameters<typeof compareClaim>[1] = facts,
): string[] {
  const previous: string[] = [];
  const found = text.split(/(?<=[?.]) (?=\p{Lu})/u).flatMap((sentence) => {
    const { claims, likely, implied } = claimsIn(sentence, {
      language,
      facts: among,
      previous: [...previous],
      isQuestion: sentence.endsWith('?'),
    });
    previous.push(sentence);
    return [...claims, ...likely, ...implied]
      .filter((claim) => compareClaim(claim, among) === 'contradicts')
      .map(({ topic, value, state }) => `${topic} ${value} ${state}`);
  });
  return [...new Set(found)];
}

// Ana is a Generator with Sacral authority, 3/5, gates 5, 10, 20 and 34, and channel 10-34.
const WRONG = [
  'As the Projector on the team, you see what others miss.',
  'Like any Manifestor you’d rather start than ask.',
  'You count among the Projectors.',
  'Peace is what tells you that you’re on the right path.',
  'Bitterness shows that a job is wrong for you.',
  // One authority beside its noun, an adjective beside a number, a center beside another.
  'Splenic hits make up your whole authority.',
  'You run on three lively channels.',
  'Your only lively motor is open.',
  'Three are defined in your chart, the rest is open.',
  'Your Sacral, like your Root, is open.',
  'More than half of your centers, five of nine, are fixed.',
  // What somebody is said to be like, has, or lacks.
  'You go to the bottom of things, as a first line would tell you.',
  'As a Splenic person you hear it at once.',
  'Splenic is how your chart is set up to choose.',
  'The 42 you carry sees things through.',
  'An activation in 61 keeps you pondering.',
  'You have Details (62), which helps.',
  'You tell stories, with 11 joined to 56.',
  'Steady fuel is what you lack.',
  'You have no consistent energy of your own, no work engine.',
  'Your feelings were never yours; you picked them up from colleagues, so your own defined Throat helps.',
  'What would happen if you used that always-available, defined Throat of yours?',
  'The strength to follow through is always there for you.',
  'Most of your centers are defined.',
  'More than half of your centers are colored.',
  'You have more defined centers than open ones.',
  'Your defined centers outnumber the open ones.',
  'Half of your motors are defined.',
  'All your motors are open.',
  'Not one motor is defined in you.',
  "There isn't a single channel in your chart.",
  'No channel of yours is complete.',
  'Not one of your channels is complete.',
  "There isn't a single gate in your Sacral.",
  'Five gates feed your Sacral.',
  'Channels join gates. You have three.',
  'Your chart has nine centers. Four of them are defined.',
  'How many channels do you have? Just two.',
  'Your profile has two numbers. They are 4 and 6.',
  'Everyone talks about the Sacral. You don’t have it defined.',
  'Stamina comes from the Sacral. Yours is open, so rest.',
  'Gate 34 is about power. It isn’t one of yours.',
  "You're wired as a Projector.",
  'Your type is Projector, so recognition matters.',
  'Since you are a Manifestor, tell people first.',
  'You, as a Reflector, need a month.',
  'Think like the Projector you are.',
  'Projectors such as you see what others miss.',
  'You belong to the Manifesting Generators.',
  'In your chart, the type is Manifestor.',
  'You have the chart of a Projector.',
  "A Manifestor like you can't wait for permission.",
  "It's typical of the Manifestor that you are.",
  'Your Manifestor side wants to start.',
  "You're one of the rare Reflectors.",
  'Reflector that you are, take a month.',
  'Your Root center is defined.',
  'You have a defined Root.',
  'Your defined centers are Root, Sacral and Spleen.',
  'Root, Sacral, Spleen: these are defined in your chart.',
  'The Root is among your defined centers.',
  'Of your defined centers, the Throat is the loudest.',
  'Your Throat works consistently.',
  'The Heart is defined for you, which means your word counts.',
  'Because your Solar Plexus has color, feelings come in waves.',
  'Your Sacral is undefined.',
  'An open Sacral means you borrow energy, Ana.',
  "You don't have a defined Sacral.",
  "The Sacral isn't defined in your chart.",
  'Your Sacral center sits open.',
  'With an undefined G, you adapt to places.',
  "Your G Center isn't fixed.",
  'Your Ajna, always on, loves an argument.',
  'You have consistent access to your Heart.',
  'Your authority is Splenic.',
  'Splenic authority is yours.',
  'You decide with Emotional authority.',
  'As someone with Emotional authority, wait.',
  'Your inner authority? Emotional.',
  'Emotional authority means you should sleep on it.',
  'Your decision-making runs through the Solar Plexus: Emotional authority.',
  'The Spleen is your authority.',
  'Your authority comes from the Spleen.',
  "You're a 4/6.",
  'With your 4/6 profile you build networks.',
  'Your profile, 4/6, is about trust.',
  'As a fourth line you need friends.',
  'Your profile has a first line.',
  'You have a conscious 1st line.',
  'The 6th line in you waits until fifty.',
  "You're a Hermit at heart.",
  'The Hermit in your profile needs quiet.',
  'You have gate 26.',
  'Gate 26 is one of yours.',
  'Gate 26 gives you a gift for selling.',
  'In your chart, gates 26 and 44 meet.',
  'Thanks to gate 26 you can sell.',
  'With 26.3 in your chart you sell.',
  'Your Sun is in gate 26.',
  'Your Mars sits in 26.',
  'You lack gate 34.',
  'Gate 34 is missing from your chart.',
  "You don't have gate 34.",
  'The channel 20-34 is defined.',
  'You have the channel 26-44.',
  'Channel 37-40 makes you loyal.',
  'Your channel of Community makes deals.',
  'The Channel of Community (37-40) makes you loyal.',
  'You have three defined centers.',
  'Five of your centers are defined.',
  'There are four defined centers in your chart.',
  'Only three centers are open.',
  'You have two channels.',
  'Your two channels carry the load.',
  'You have split definition.',
  'Your definition is split.',
  "You're a triple split.",
  'You have a Split Definition.',
  'Your chart is split in two parts.',
  'Your cross is the Right Angle Cross of Planning.',
  'You were born under the Left Angle Cross of Masks.',
  'Your signature is peace.',
  'Your not-self theme is bitterness.',
  'Success is your signature.',
  'Your strategy is to wait for the invitation.',
  'Wait for the invitation before you speak.',
  'Your strategy is to inform before you act.',
  'Your Root never lets you down.',
  'Others pick up what your Root puts out.',
  'Let your Root do the talking in the meeting.',
  'Your willpower is there around the clock.',
  'You decide by waiting out your moods.',
  'Your clarity comes with time.',
  'Your conscious line is the 5.',
  'Gate 34 sits in your Throat.',
  'The gate of Shock gives you nerve.',
  'Like all Projectors, you tire in open offices.',
  'Your two motors keep the pace.',
  // Names and numbers in other forms.
  'You have no open centers.',
  'All three of your channels point the same way.',
  "Let's count the defined centers. There are five.",
  'Yours is the pure Reflector type.',
  "It's no accident that you carry the 26th gate.",
  'You carry 26, and it shows.',
  'The 26 activated in you sells.',
  'What would you do if you trusted the Manifestor you are?',
  'You take your time, as Projectors do.',
  'Is the 37-40 in your chart still a fair bargain?',
  "Peace is what you feel when nobody stands in your way, and it's your signature.",
  // What a center is for, in place of its name.
  'Your willpower runs on tap.',
  "You've got no work engine of your own.",
  "Stress isn't something that comes from others: you make it yourself.",
  "You're a hermit, so close the door.",
  'The hermit inside you needs quiet.',
  'Hermits like you need quiet.',
  'With no inner authority, you need a sounding board.',
  'You have 26 active.',
  'Among your active gates is 26.',
  'You move forward with 37-40, Community.',
  "You don't have the Sacral defined.",
  'Thanks to your Root definition you move.',
  'There is a four in your profile.',
  'Would you agree that your strong, defined Root helps?',
  'Not a single motor is defined in you.',
  'No gate is active in your G center.',
  "You've got three of the four motors running.",
  // Together with the sentence before.
  "Gate 34 is common. It just isn't in your chart.",
  'You asked about willpower. In your chart that center is colored in.',
  "You don't have to push. Waiting to be recognized is your way.",
  "Some of your centers come and go. The Root isn't among them.",
  "Gate 34 gives power. You don't have it, though.",
  'Not everybody has gate 26. You do.',
  "People ask about the Root. You've got it defined.",
  // Denials of what is one of several, and what others are like.
  'The Sacral is not one of your defined centers.',
  "The Sacral isn't among your defined centers.",
  "Gate 34 isn't yours.",
  'Some people have a will that never lets go. You’re one of them.',
  'Some people ride an emotional wave. That’s how you’re built.',
  'Your strategy is to respond, then inform.',
  'What would change if you used that defined Throat for something you love?',
  'Where does that steady inner pressure of yours do the most good?',
  'Everybody’s chart has nine centers. On yours, three are filled in.',
];

const RIGHT = [
  'The Heart runs on promises. You have it open, so keep them small.',
  'Direction comes from the Root. In your design it’s open.',
  'The Root is not one of your defined centers.',
  "Gate 26 isn't yours.",
  'Some people ride an emotional wave. That’s not how you work.',
  'Some gates push. It’s 10, and you have it.',
  'Your design connects gates 10 and 34 into a whole channel.',
  'A defined 10-34 gives you willpower here.',
  'Ask the Projector on the team, who sees what others miss.',
  'Frustration shows that a job is wrong for you.',
  'Success takes the right path, and peace of mind.',
  'Some teammates ride an emotional wave.',
  'Your authority is a sound in the gut, and it comes at once.',
  'You run on one lively channel.',
  'Steady feelings are what you lack.',
  'A solid base matters more to most, which is typical of the line 3 you carry.',
  'Most of your centers are open.',
  'Most of your open centers pick up moods.',
  'You have fewer defined centers than open ones.',
  'None of your open motors decides.',
  'Only one of your channels matters here.',
  'There is no channel between your Root and your Spleen.',
  'Channels join gates. You have one.',
  'Your chart has nine centers. Two of them are defined.',
  'Centers do different things. The Sacral is one of them.',
  'Everyone talks about the Root. You don’t have it defined.',
  "If your Root were defined, you'd hurry less.",
  'A Root that was defined would keep its own pace.',
  'Someone with your job and a defined Root could do it.',
  'You have an active gate in your open Root.',
  "You're a leader, with line three of the contract in hand.",
  'With a fixed Throat you would speak first.',
  "Were your Root defined, you'd know.",
  "Gate 26 is one you don't carry.",
  'Gate 26? Not in your chart.',
  'Other people feel more than you, since you have no fixed emotional wave.',
  'Some of your centers are fixed. The Root isn’t.',
  'One more reason is the open Root.',
  "Your boss's moods are steady.",
  "Is the Root yours to rely on? No: it's open.",
  "You're a Generator, not a Projector.",
  'Unlike a Projector, you can just start working.',
  "If you were a Projector, you'd wait.",
  'Your boss may be a Projector.',
  'Ask the Projector in your team for the overview.',
  'Projectors often see what you miss.',
  'A Manifestor colleague will start without you.',
  "You're neither a Projector nor a Manifestor.",
  'Your Sacral is defined, so your energy is steady, while an open Root feels pressure from others.',
  'Your Root is open.',
  'People with a defined Root push you.',
  'Someone with a defined Heart can promise more than you.',
  "Your open Heart doesn't need to prove anything.",
  'Only your G and Sacral are defined; everything else is open.',
  "You don't have a defined Throat, so you'd better wait until someone asks.",
  'Your open Root means pressure from a colleague with a defined Root lands in you.',
  'Your authority is Sacral, not Emotional.',
  "You have no emotional authority, so there's no wave to ride.",
  'Put your heart into it and keep your head.',
  'The root cause is a lack of time.',
  "Don't split the work in two channels, use one.",
  'Send it through two channels: e-mail and chat.',
  'Give yourself 5 minutes and a list of 26 names.',
  'There are 64 gates, and you have four of them.',
  "You don't have gate 26, so selling is learned.",
  'No gate 26, no problem.',
  "Gate 34 is yours; its partner 57 isn't.",
  'Gate 57 would complete the channel 34-57.',
  'If somebody brings gate 57, the channel 34-57 opens between you.',
  "You're a 3/5, so the 5 in you gets projections.",
  'As a 3/5, you learn by trial and error.',
  'On 4/6 you have the review.',
  'About 1/3 of your time goes to mail.',
  'The third line in your profile experiments.',
  'Frustration is a sign that you said yes without a response.',
  'Bitterness is what Projectors feel; yours is frustration.',
  'Success needs patience.',
  'Wait for the meeting invitation before you book the room.',
  'Inform your boss before you leave.',
  'The third line of the e-mail should hold the number.',
  'Is it your Sacral talking, or your head?',
  'Do you feel the pressure in your open Root?',
  "You aren't emotional by design, you're sensitive to others' moods.",
  'Your head is full of open questions.',
  'Keep an open mind and an open door.',
  'The gut answers now; the head argues later.',
  'Two of your gates sit in the Sacral.',
  'Nine centers make a chart; two of yours are defined.',
  "Ask Tom, who's a Manifestor, to tell you first.",
  'Your manager has an Emotional authority, so she needs a night.',
  "Some people have a Split Definition; you don't.",
  "You don't have a split definition, so you can think things through alone.",
  "Your definition is single: there's no split to bridge.",
  'Your Root picks up what others bring.',
  'Look at your Root.',
  'Others rely on your Sacral.',
  'Your stamina is there around the clock.',
  'You decide by the sound your gut makes.',
  'Your conscious line is the 3.',
  'Gate 34 sits in your Sacral.',
  'The gate of Power gives you stamina.',
  "A mentor who is a Projector can show you how it's done.",
  'Line 3 of the contract names the date.',
];

const OTHER_LANGUAGES = [
  ['fr', "L'absence de définition dans le Cœur te dispense de prouver.", 0],
  ['fr', 'Faute de Cœur défini, ne promets pas trop.', 0],
  ['fr', 'Ton Cœur est à nu.', 0],
  ['fr', "Ni l'Ajna ni la Racine n'ont de porte, elles sont complètement ouvertes.", 0],
  ['en', 'Some people have a defined Heart. Yours is open, like the Throat.', 0],
  ['en', 'Neither the Heart nor the Throat has a gate: they are open.', 0],
  ['fr', 'Deux centres moteurs sont définis chez toi.', 1],
  [
    'de',
    'Bei offenem Herzzentrum verkaufen Sie sich leicht unter Wert, also legen Sie die Zahl fest.',
    0,
  ],
  // Denied after the value, or by a verb that says who belongs to it.
  ['de', 'Zu den Generatoren gehörst du nicht.', 1],
  ['de', 'Der Kanal 20-34 ist bei dir nicht vollständig.', 0],
  ['de', 'Der Kanal 10-34 ist bei dir nicht vollständig.', 1],
  ['es', 'No perteneces a los Generadores.', 1],
  ['es', 'El canal 10-34 no está completo en tu carta.', 1],
  ['fr', "Projectrice, tu ne l'es pas.", 0],
  ['fr', 'Génératrice, tu ne l’es pas.', 1],
  ['fr', 'Tu ne fais pas partie des Générateurs.', 1],
  ['fr', 'Laisse passer quelques jours et vois où la vague te dépose.', 1],
  ['pt', 'Você não faz parte dos Geradores.', 1],
  ['pt', 'Deixe passar alguns dias e veja onde a onda te leva.', 1],
  // Advice against the chart.
  ['de', 'Warte, bis dich jemand einlädt, bevor du etwas sagst.', 1],
  ['es', 'Empieza tú, sin esperar ninguna señal.', 1],
  ['fr', "Attends que quelqu'un t'invite avant de parler.", 1],
  ['pt', 'Aguarde um convite de verdade para apresentar a ideia.', 1],
  ['de', 'Du bist Projektorin.', 1],
  ['de', 'Als Generatorin reagierst du, anders als ein Projektor.', 0],
  ['de', 'Deine Kollegin ist Projektorin.', 0],
  ['de', 'Deine Willenskraft ist immer da, egal wer im Raum ist.', 1],
  ['de', 'Deine Wurzel ist weiß geblieben.', 0],
  ['de', 'In deinem Profil steckt eine Vier.', 1],
  ['es', 'Tu raíz está en blanco.', 0],
  ['es', 'Tu voz es siempre la misma.', 1],
  ['fr', 'Avec une racine définie, tu pourrais tenir ce rythme.', 0],
  ['fr', 'Ton endurance vient des autres.', 1],
  ['pt', 'Sua raiz está em branco.', 0],
  ['pt', 'A sua energia de trabalho vem de fora.', 1],
  ['de', 'Dein Sakral ist nicht definiert.', 1],
  ['de', 'Hat dir jemand erzählt, deine Wurzel sei definiert?', 0],
  ['es', 'Eres proyectora.', 1],
  ['es', 'No eres proyectora.', 0],
  ['es', 'Tu corazón está definido.', 1],
  ['es', 'Tienes la puerta 26.', 1],
  ['fr', 'Tu es projectrice.', 1],
  ['fr', "Tu n'as pas la porte 26.", 0],
  ['fr', 'Ton cœur est défini.', 1],
  ['pt', 'Você é projetora.', 1],
  ['pt', 'Seu sacral está definido.', 0],
  ['pt', 'Seu baço está definido.', 1],
] as const;

describe('a sentence about the person who asks', () => {
  test.each(WRONG)('contradicts the chart: %s', (text) => {
    expect(contradictions(text)).not.toEqual([]);
  });

  test.each(RIGHT)('does not contradict the chart: %s', (text) => {
    expect(contradictions(text)).toEqual([]);
  });

  test.each(OTHER_LANGUAGES)('%s: %s contradicts the chart %i times', (language, text, count) => {
    expect(contradictions(text, language)).toHaveLength(count);
  });
});

test.each([
  ['Dear boss: "I\'m a Projector, so please ask me."', 1],
  ['Tell him: "You\'re a Projector, aren\'t you?"', 0],
  ['"My Root is defined", you could write.', 1],
])("reads a draft as the asking person's words: %s", (text, count) => {
  expect(contradictions(text)).toHaveLength(count);
});

test.each([
  ["Projectors see what others miss. You're one.", 1],
  ["Generators respond. You're not one.", 1],
  ["Projectors see what others miss. You're not one.", 0],
  ["Your Root takes pressure. It's defined.", 1],
  ["Your Root takes pressure. It's open.", 0],
  ["Your boss has a busy Root. It's defined.", 0],
  ['Think of your authority. It is Emotional.', 1],
  ['Think of your authority. It is Sacral.', 0],
  ['Some people have gate 26. You do too.', 1],
  ["Some people have gate 34. You don't.", 1],
  ["Some people have gate 26. You don't.", 0],
])('takes over what the sentence before names: %s', (text, count) => {
  expect(contradictions(text)).toHaveLength(count);
});

describe('a sentence in a team', () => {
  const team = { people: [ANA, { ...BEN, name: 'D’Arcy' }], team: TEAM };
  test.each([
    ['Ana is a Projector.', 1],
    ['D’Arcy is a Projector.', 1],
    ["Ana's Root is defined.", 1],
    ['Ana is a Generator, and Tom is a Projector.', 0],
    ['You may be a Projector yourself.', 0],
    ['Ask Ana first. She has gate 26.', 1],
    ['Ana and D’Arcy may both meet a Projector.', 0],
  ])('is about the member it names: %s', (text, count) => {
    expect(contradictions(text, 'en', team)).toHaveLength(count);
  });

  test('knows a member whose name is a chart term', () => {
    const root = { people: [{ ...ANA, name: 'Root' }], team: { ...TEAM, names: ['Root'] } };
    expect(contradictions('Root has gate 26.', 'en', root)).toHaveLength(1);
    expect(contradictions('Root has gate 34.', 'en', root)).toEqual([]);
  });
});

describe('advice against an authority', () => {
  const emotional = {
    people: [{ ...ANA, authority: { value: 'Emotional', possible: ['Emotional'] } as const }],
    team: null,
  };
  test.each([
    'Go with your first impulse.',
    'Decide right now.',
    "Sign today, don't sleep on it.",
    'Give them your answer in the meeting, while you are enthusiastic.',
  ])('contradicts Emotional authority: %s', (text) => {
    expect(contradictions(text, 'en', emotional)).not.toEqual([]);
    expect(contradictions(text)).toEqual([]);
  });

  test.each([
    "Don't decide right now.",
    'Call the client today.',
    'If they press for an answer now, wait.',
    'Your first impulse is to cut the rope and go.',
    'Choose the one you’d say yes to again today, and give back one of the others.',
    'Name the sum you’d sign for right away.',
  ])('does not contradict it: %s', (text) => {
    expect(contradictions(text, 'en', emotional)).toEqual([]);
  });
});
