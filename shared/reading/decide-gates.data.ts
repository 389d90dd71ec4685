import type { DecideGates } from './schema.ts';

/*
 * What a gate adds to the first chapter, to those who notice it in themselves and to those in whom others do. Our own
 * words.
 */
export const DECIDE_GATES = {
  2: {
    known: {
      head: 'Offer half of the plan',
      text: 'Four projects are on the wall, you point to the one that deserves the money, your manager says “How?” and your mind goes blank. You sense a direction early, and the steps don’t come with it. Make some up, and the talk turns to those. Offer your half of the plan, and ask for theirs: “I’d go there. Who knows the way?”',
    },
    seen: {
      head: 'Ask where they see you heading',
      text: '“I voted for the project you keep drifting over to,” a colleague says after the budget meeting, and you hadn’t noticed. People read a direction from where you spend your time, often before you name it. The steps they have to guess. Before the next vote, ask a teammate, “Where do you think I’m heading, and who’d get us there?”',
    },
  },
  11: {
    known: {
      head: 'Give the other ideas away',
      text: 'Before the coffee machine has filled your cup, you’ve had three ideas for the new store, and each wants a yes from you. You collect ideas the way others collect pens. Most of them fit somebody else’s project, but having one can feel like owing it. Ahead of the next planning meeting, write a colleague’s name beside every idea except one.',
    },
    seen: {
      head: 'Mark the one you mean',
      text: '“Which of your six product names do you want?” a teammate asks on Thursday, and you’d forgotten four of them. To you they were pictures passing through; to everyone else they were proposals, and somebody has already checked the trademarks. Before you add to a list, mark the one that counts: “Here are three ideas. I’m proposing the second.”',
    },
  },
  17: {
    known: {
      head: 'Draw a second chart',
      text: 'Ten minutes into the reorganization meeting, you’ve drawn the new structure on the back of the agenda, and the sales figures haven’t come up yet. You quickly see how things could be arranged. Once it’s on paper, you catch yourself defending boxes against numbers. Draw a second chart, one you’d argue against, and bring both to the vote.',
    },
    seen: {
      head: 'Ask for the missing number',
      text: 'You say how you’d divide up the territories, and the colleague with the numbers slides her printout back into its folder. You meant a first view. It came out so clearly arranged that it sounded settled, and a fact that could have changed it goes unsaid. Ask whoever just went quiet, “That’s my view without your numbers. What would they change?”',
    },
  },
  28: {
    known: {
      head: 'Write down the prize',
      text: 'Two sites are left for the new branch, the safe one and the odd one, and by slide three you’ve stopped listening to the safe one. An uncertain outcome wakes you up, and you often sense which effort is worth it. Some gambles are only exciting. Before you argue for a gamble, write down what you’d have if it worked.',
    },
    seen: {
      head: 'Ask what you looked bored by',
      text: '“You only sat up when they said it might fail,” a colleague tells you in the elevator, and you thought you’d been taking notes. Risk wakes you, and your face says so before you do. Some take that for a vote; others stop bringing you plain, sound proposals. Ask, “Which one did I look bored by?” and read that proposal again.',
    },
  },
  43: {
    known: {
      head: 'Name a small test',
      text: 'You’re rinsing a cup when the answer arrives whole, and at four you’re telling six people who have to agree to it, “I just know.” It came without steps, so you have nothing to show them. After the third “But why?” you’d like to stop explaining. Offer a doubter something to watch: “Let’s try it on ten orders and see on Thursday.”',
    },
    seen: {
      head: 'Admit there are no steps',
      text: '“Where did that come from?” your manager asks, because you’ve dropped a solution into a discussion about something else. To you it was obvious; for the others, the first nine pages are missing. Answer with a shrug, and they go back to the agenda, although two liked it. Tell the group, “I can’t retrace it. Which part should we check first?”',
    },
  },
  50: {
    known: {
      head: 'Ask what rule it makes',
      text: 'Everyone wants to let a nice client pay late, and you’re already picturing the three who’ll quote it back to you in June. You sense what a choice does to the rules people rely on. Lay one down alone, and nobody has agreed to it. Before the vote, ask, “If we say yes here, what are we agreeing to from now on?”',
    },
    seen: {
      head: 'Meet the glance with a question',
      text: 'Two colleagues are about to skip the second signature when one glances at you and says, “Oh, you won’t like this.” You hadn’t said a word. People take you for the keeper of the rules, so they check your face before they choose, or choose while you’re out. Meet the next glance with a question: “Who’s that signature there to protect?”',
    },
  },
  53: {
    known: {
      head: 'Fill in week three',
      text: 'The idea is eleven minutes old, and you’ve set up the folder, the group chat, and a kickoff for Monday. Beginning comes easily to you, so a plan can feel decided simply because it could start. Nobody has said who’ll be working on it later. Before the invitation goes out, add two names and what they’ll do in week three.',
    },
    seen: {
      head: 'Tell them you’re only wondering',
      text: '“So we’re doing this?” a colleague asks with the phone at her ear, and all you’d done was wonder aloud how it might begin. When you talk about something new, people feel a push, and you may not notice you gave one. Soon it’s underway, and nobody chose it. Say early, “I’m thinking out loud. Who’d run it in March?”',
    },
  },
  64: {
    known: {
      head: 'Hand over the loose pieces',
      text: 'It’s two days to the deadline, and you’ve got a complaint from last fall, a remark from the night shift, three charts, and no picture. Scenes from earlier projects crowd in before a choice, and it takes time until they add up. Hurry them, and pieces go missing. Tell whoever asks, “I have five impressions and no conclusion. Here they are.”',
    },
    seen: {
      head: 'Add to the neat summary',
      text: '“You look lost,” a colleague says kindly before the vote, and offers to sum it all up. You’re still sorting through what happened in earlier projects, and it shows. Agree to her three tidy points, and whatever you remembered that doesn’t fit them gets lost. Answer an offer like that with “Thanks. There are two things that don’t fit in yet.”',
    },
  },
} as const satisfies DecideGates;
