import type { ReactNode } from 'react';

export interface TermsSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** The thirteen sections of the terms, without the contact line, which the page adds. */
export const TERMS_SECTIONS: readonly TermsSection[] = [
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: (
      <p>
        You must be at least 18 years old to use this service. By signing in you confirm that you
        are. If you use the service for an organization, you also confirm that you may accept these
        terms on its behalf.
      </p>
    ),
  },
  {
    id: 'nature-of-services',
    title: 'Nature of the services',
    body: (
      <>
        <p>
          The service computes Human Design charts from birth details and offers texts, team
          analyses and an automated coach that build on them. It is experimental and may change.
        </p>
        <p>
          Everything it shows is for information only. It is not medical, psychological, legal,
          financial or other professional advice, and the coach can be wrong. Do not use a chart to
          hire, dismiss, promote or refuse anyone.
        </p>
      </>
    ),
  },
  {
    id: 'user-responsibilities',
    title: 'Your responsibilities',
    body: (
      <ul>
        <li>Give correct details, and keep your sign-in to yourself.</li>
        <li>
          Enter another person's birth details only if that person agrees. You answer for that
          agreement, also when you add a team.
        </li>
        <li>Decide for yourself. You are responsible for what you do with a result.</li>
        <li>Do not break in, overload, copy or resell the service, or use it against the law.</li>
      </ul>
    ),
  },
  {
    id: 'data-risks',
    title: 'Data risks',
    body: (
      <p>
        We protect what you enter with care, but no system on the internet is free of risk. Data can
        be lost, delayed or reached by people who should not see it. Keep your own copy of anything
        you cannot do without, and do not enter what the service does not ask for.
      </p>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    body: (
      <p>
        The software, its texts and its drawings belong to us or to those who license them to us.
        What you enter stays yours; you allow us to process it in order to run the service for you.
        You may use your own charts and team reports inside your organization.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You may stop at any time. We may suspend or end access when these terms are broken, when the
        law asks for it, or when we close the service. A paid plan runs for the year that was paid.
        The sections on intellectual property, warranties, liability, indemnification and governing
        law go on applying afterwards.
      </p>
    ),
  },
  {
    id: 'warranties',
    title: 'Warranties',
    body: (
      <p>
        The service is provided as it is and as available. As far as the law permits, we give no
        warranty of any kind, neither that it is fit for a certain purpose nor that it is accurate,
        complete, free of interruption or free of error.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of liability',
    body: (
      <p>
        As far as the law permits, we are not liable for indirect or consequential damage, lost
        profit, lost data or decisions made on the basis of a result. Our total liability is limited
        to the amount you paid us in the 12 months before the event that gave rise to the claim.
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        If someone makes a claim against us because you broke these terms, entered another person's
        details without agreement, or used a result against somebody, you will cover the reasonable
        costs and damages that follow from it.
      </p>
    ),
  },
  { id: 'privacy', title: 'Privacy', body: <PrivacyText /> },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        We may change these terms. The date at the top shows the current version. Each time you sign
        in you accept the version of that day, and we keep a record of the version you accepted and
        when.
      </p>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    body: (
      <p>
        These terms are governed by the laws of the State of Ohio, United States, without regard to
        its conflict-of-law rules. Disputes belong before the state and federal courts in Ohio,
        unless the law of the place where you live says otherwise and cannot be waived.
      </p>
    ),
  },
];

function PrivacyText() {
  return (
    <>
      <p>
        We store your email address and name, the names and birth details you enter, the charts and
        team analyses computed from them, and, if you buy a plan, its state. Birth date, time and
        place together with a name are personal data, and we treat them as such.
      </p>
      <ul>
        <li>
          <strong className="font-semibold">Where birth details stay.</strong> In our database only.
          They are not part of web addresses, logs, error reports or payment records. Deleting a
          chart deletes the birth details stored for it; correcting one keeps the earlier version
          with the chart. What you type on the start page stays in your browser until you sign in.
        </li>
        <li>
          <strong className="font-semibold">Coach.</strong> When an outside AI provider answers, it
          receives your question, chart values and at most a first name, never a birth date. We ask
          the provider not to store the exchange; it may keep abuse-monitoring logs for up to 30
          days. What you write to the coach may reveal more than you intend, so leave out health,
          beliefs and other people's secrets.
        </li>
        <li>
          <strong className="font-semibold">Places.</strong> When an outside place search is in use,
          it receives the letters of the place you type, and nothing about the person.
        </li>
        <li>
          <strong className="font-semibold">Payments.</strong> The payment provider handles your
          card; we never see its number. It receives no birth details.
        </li>
        <li>
          <strong className="font-semibold">Cookies.</strong> One of ours, which keeps you signed
          in. If you ask for emails about new browsers, a second one tells yours apart. On the page
          where you pay, the payment provider may set its own against fraud. No advertising.
        </li>
        <li>
          <strong className="font-semibold">Who can see what.</strong> Your own charts: you. A
          team's analysis: the people with access to that team. Administrators see account and usage
          figures.
        </li>
        <li>
          <strong className="font-semibold">How long we keep it.</strong> Charts and teams until you
          delete them. Conversations with the coach for a year after your last question, sign-ins
          for 14 days, expired invitations for 30 days, emails to you for a week.
        </li>
        <li>
          <strong className="font-semibold">Your rights.</strong> On Your Data, in your profile
          menu, you download everything we store about you, see where you’re signed in, and delete
          your account. Deleting takes effect after 7 days, in which you can undo it. We keep
          invoices, because tax law requires them, and a log of changes by admins without your name.
          We do not sell personal data.
        </li>
      </ul>
    </>
  );
}
