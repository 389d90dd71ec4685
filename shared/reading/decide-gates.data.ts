import type { DecideGates } from './schema.ts';

/*
 * What a gate adds to the first chapter, to those who notice it in themselves and to those in whom others do. Our own
 * words.
 */
export const DECIDE_GATES = {
  2: {
    known: {
      head: 'Let others work out the steps',
      text: 'You sense early which way to go, but you don’t know the steps. You point to the project that deserves the money, your manager says “How?” and your mind goes blank. If you make up some steps, people discuss those and forget the direction. Say what you’d choose, and ask for the rest: “I’d go for this one. Who knows the way?”',
    },
    seen: {
      head: 'Ask others which way you seem to be going',
      text: '“I voted for the project you keep coming back to,” a colleague says after the budget meeting, and you hadn’t noticed you did. People see which way you’re headed by where you spend your time, often before you know it yourself. They can only guess at the steps. Before the next vote, ask a teammate, “Where do you think I’m heading, and who’d get us there?”',
    },
  },
  11: {
    known: {
      head: 'Keep one idea and give the others away',
      text: 'You have more ideas than you can use, and you feel you owe each one a try. Before the coffee machine has filled your cup, you’ve had three for the new store. Most of your ideas would fit somebody else’s project better. Ahead of the next planning meeting, write a colleague’s name beside every idea except one.',
    },
    seen: {
      head: 'Say which of your ideas you’re proposing',
      text: '“Which of your six product names do you want?” a teammate asks, and you’d forgotten four of them. You mention ideas without thinking much about it, and people take each one for a proposal. Somebody may already be working on one you didn’t mean. When you next name several, say which one counts: “Here are three ideas. I’m proposing the second.”',
    },
  },
  17: {
    known: {
      head: 'Bring two plans, one you’d argue against',
      text: 'You quickly see how things could be arranged, and then you defend your plan even against the numbers. Ten minutes into the reorganization meeting, you’ve drawn the new structure on the back of the agenda, and nobody has mentioned the sales figures yet. Draw a second plan, one you’d argue against, and bring both to the vote.',
    },
    seen: {
      head: 'Ask quiet colleagues what they know',
      text: 'You say how you’d divide up the work, and the colleague with the numbers puts her printout away. You meant it as a first thought, but your opinions sound so well arranged that people take them as settled and keep their facts to themselves. Ask the person who just went quiet, “That’s my opinion without your numbers. What would they change?”',
    },
  },
  28: {
    known: {
      head: 'Write down what the risk would get you',
      text: 'A plan with an uncertain outcome wakes you up. You often sense which risk is worth the effort, but some are only exciting. Your team has two plans left, a safe one and a risky one, and by slide three you’ve stopped listening to the safe one. Before you argue for a gamble, write down what you’d have if it worked.',
    },
    seen: {
      head: 'Ask which proposal you looked bored by',
      text: '“You only sat up when they said the plan might fail,” a colleague tells you in the elevator, and you’re surprised. Risk wakes you up, and people see it in your face before you know it. Some take that for your vote; others stop bringing you plain, sound proposals. Ask, “Which one did I look bored by?” and read that proposal again.',
    },
  },
  43: {
    known: {
      head: 'Offer a small test instead of reasons',
      text: 'Your answers arrive whole, without steps, so you have no reasons to show. You solve the problem while you rinse a cup, and at four you’re telling six people who have to agree, “I just know.” After the third “But why?” you’d like to stop explaining. Offer the doubters something to watch: “Let’s try it on ten orders and look at the results on Thursday.”',
    },
    seen: {
      head: 'Admit that you can’t explain your idea',
      text: '“Where did that come from?” your manager asks, because you’ve dropped a solution into a discussion about something else. It seems obvious to you, so you don’t notice that nobody else can follow it. If you only shrug, people drop the idea, although two of them liked it. Tell the group, “I can’t explain how I got there. Which part should we check first?”',
    },
  },
  50: {
    known: {
      head: 'Ask what an exception will lead to',
      text: 'You sense how one decision changes the rules people rely on. Everyone wants to let a nice client pay late, and you already picture three others asking for the same in June. If you make a rule alone, the others haven’t agreed to it. Before the vote, ask, “If we say yes here, what are we agreeing to from now on?”',
    },
    seen: {
      head: 'Ask your colleagues what the rule is for',
      text: 'Two colleagues are about to skip a signature on a form when one looks at you and says, “Oh, you won’t like this.” You hadn’t said a word. People take you for the keeper of the rules, so they check your face before they decide, or they decide while you’re out. The next time they look at you, ask, “Who’s that signature there to protect?”',
    },
  },
  53: {
    known: {
      head: 'Plan week three before you start',
      text: 'Once an idea has caught you, it can feel decided just because you could start. The idea is eleven minutes old, and you’ve set up the folder, the group chat, and a kickoff for Monday. Nobody has said who’ll do the work later. Before the invitation goes out, add two names and what they’ll do in week three.',
    },
    seen: {
      head: 'Tell people when it’s only an idea',
      text: '“So we’re doing this?” a colleague asks with the phone at her ear, and you’d only wondered aloud how it might begin. When you talk about something new, people feel pushed to start, and you may not notice that you pushed. Soon they’re working on something nobody chose. Say early, “I’m thinking out loud. If we did this, who’d run it in March?”',
    },
  },
  64: {
    known: {
      head: 'Share what you have without a conclusion',
      text: 'Before a choice, memories of earlier projects crowd in, and they take time to add up. It’s two days to the deadline, and you’ve got a complaint from last fall, a remark from the night shift, three charts, and no answer. If you hurry, you lose some of it. Tell the person who asks, “I have five impressions and no conclusion. Here they are.”',
    },
    seen: {
      head: 'Say what a neat summary leaves out',
      text: '“You look lost,” a colleague says kindly before the vote, and offers to sum it all up. You’re still sorting through memories of earlier projects, and it shows. If you accept her three tidy points, whatever doesn’t fit them gets lost. Answer, “Thanks. There are two things that don’t fit in yet,” and name them.',
    },
  },
} as const satisfies DecideGates;
