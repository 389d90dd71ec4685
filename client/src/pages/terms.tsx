import { useEffect } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import type { Contacts } from '#client/features/marketing/contacts.ts';
import { TERMS_SECTIONS, type TermsSection } from '#client/features/marketing/terms-text.tsx';

export interface TermsPageProps {
  contacts: Pick<Contacts, 'supportEmail'>;
}

export function TermsPage({ contacts }: TermsPageProps) {
  // Links such as /terms#privacy are followed before the section exists.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const sections = [...TERMS_SECTIONS, contactSection(contacts.supportEmail)];
  return (
    <PageContainer>
      <PageHeading lead="Effective date: September 7, 2025">
        Terms of Service & Privacy Policy
      </PageHeading>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <TableOfContents sections={sections} />
        <div className="grid gap-12">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2
                id={`${section.id}-title`}
                className="mb-3 flex gap-3 font-display text-xl font-semibold"
              >
                <span className="figures w-9 shrink-0 text-muted">{index + 1}.</span>
                {section.title}
              </h2>
              <div className="prose-text sm:pl-12">{section.body}</div>
            </section>
          ))}
        </div>
      </div>
    </PageContainer>
  );
}

function TableOfContents({ sections }: { sections: readonly TermsSection[] }) {
  return (
    <nav aria-label="Sections" className="text-sm lg:sticky lg:top-24 lg:self-start">
      <ol className="grid gap-x-6 border-y border-line py-3 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-8 items-center gap-2 text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              <span className="figures w-6 shrink-0">{index + 1}.</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function contactSection(supportEmail: string): TermsSection {
  return {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms or your data:{' '}
        <a href={`mailto:${supportEmail}`} className="text-link wrap-anywhere">
          {supportEmail}
        </a>
        .
      </p>
    ),
  };
}
