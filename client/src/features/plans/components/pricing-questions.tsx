import { Disclosure } from '#client/components/ui/disclosure.tsx';

const QUESTIONS = [
  {
    question: 'What can I see before I pay?',
    answer: 'Your own chart comes without a plan. The sample team shows everything a plan adds.',
  },
  {
    question: 'How many people make a team?',
    answer:
      'Three to five for the full analysis. Two people get their working dynamics, but no team analysis.',
  },
  {
    question: 'Does everyone need a seat?',
    answer:
      'No. A seat is for a person who signs in. You can analyze people without giving them one.',
  },
  {
    question: 'What if someone doesn’t know their birth time?',
    answer:
      'We calculate their chart for noon and mark everything that depends on the hour. The rest is certain.',
  },
  {
    question: 'Who sees birth details?',
    answer: 'Only account admins. Everyone else on the team sees the analysis.',
  },
  {
    question: 'Can I cancel?',
    answer: 'Yes, anytime. You keep access until the end of your paid year, and nothing renews.',
  },
] as const;

/** What buyers ask before they choose. */
export function PricingQuestions() {
  return (
    <section aria-labelledby="questions-title" className="mt-14">
      <h2 id="questions-title" className="font-display text-2xl font-semibold">
        Questions
      </h2>
      <div className="mt-6 max-w-reading -space-y-px">
        {QUESTIONS.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="max-w-[62ch] text-muted">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
