/** Lower-case titles and names of products, companies, and languages, which are nobody to talk to. */
export const NO_PERSON: ReadonlySet<string> = new Set(
  `mr mrs ms miss mx dr prof professor sir madam herr frau
  african american asian australian austrian belgian brazilian british canadian chinese danish dutch english european
  finnish french german greek indian irish italian japanese kenyan korean latin mexican nigerian norwegian polish
  portuguese russian scottish spanish swedish swiss turkish ukrainian
  amazon apple asana atlassian canva chatgpt claude confluence copilot deloitte discord docusign dropbox ebay excel
  facebook figma gemini github gitlab gmail google hubspot ibm ikea instagram intel jira kanban kpmg linear linkedin
  mckinsey meta microsoft miro netflix nike notion nvidia openai oracle outlook paypal photoshop pinterest powerpoint
  python reddit salesforce samsung sap scrum shopify siemens slack snowflake sony spotify stripe tesla tiktok trello
  twitter uber whatsapp windows wordpress workday youtube zapier zendesk zoom
  ai api ceo cfo coo cto cv faq gdpr hr it kpi ok okr pr qa roi seo tv ui ux vp`.split(/\s+/),
);

/** Lower-case parts of the names of cities, countries, and continents. */
export const PLACE_NAMES: ReadonlySet<string> = new Set(
  `africa america amsterdam angeles argentina asia athens atlanta australia austria bangalore bangkok barcelona beijing
  belgium berlin bogota boston brazil brussels budapest california canada chicago china cologne copenhagen dallas delhi
  denmark denver dubai dublin edinburgh england europe finland florida france francisco frankfurt geneva germany glasgow
  greece hamburg helsinki houston hungary india ireland istanbul italy japan kenya korea lagos lisbon london lyon madrid
  manchester marseille melbourne mexico miami milan montreal moscow mumbai munich nairobi naples netherlands nigeria
  norway nyc oslo paris philadelphia poland porto portugal prague rome rotterdam russia scotland seattle seoul shanghai
  singapore spain stockholm stuttgart sweden switzerland sydney taiwan texas tokyo toronto toulouse turkey turin uk
  ukraine us usa valencia vancouver vienna vietnam warsaw washington york zurich`.split(/\s+/),
);
