import type { ConstructionWords } from '../../trades/construction';

export const construction: ConstructionWords = {
  description: 'Einfamilienhäuser, Anbauten und Dächer',
  hero: {
    title: 'Ihr Haus, gebaut wie vereinbart',
    subtitle:
      'Wir bauen, dämmen und sanieren Einfamilienhäuser. Ein Angebot mit allen Positionen haben Sie in fünf Tagen, und wir halten uns daran.',
    buttonText: 'Angebot anfragen',
  },
  firm: {
    title: 'Unser Betrieb',
    text: 'Wir sind elf Leute mit eigenen Maschinen. Der Polier ist jeden Tag auf der Baustelle und bis acht Uhr abends erreichbar.\nJeden Bauabschnitt zahlen Sie erst, wenn er fertig ist.',
  },
  services: {
    title: 'Unsere Leistungen',
    rows: [
      ['Rohbau', 'ab 820 €/m²', 'Fundament, Wände, Decken, Dachstuhl'],
      ['Fassadendämmung', 'ab 140 €/m²', 'Mineralwolle oder Polystyrol, Gerüst inklusive'],
      ['Badsanierung', 'ab 14.900 €', 'Abbruch, Leitungen, Fliesen, Entsorgung'],
      ['Neue Dacheindeckung', 'ab 95 €/m²', 'Lattung, Unterspannbahn und Ziegel'],
      ['Anbauten und Garagen', 'nach Plan', 'Wir helfen beim Bauantrag'],
      ['Besichtigung und Angebot', 'kostenlos', 'Bis 40\u00a0km um Köln'],
    ],
  },
  gallery: {
    title: 'Aus unserer Arbeit',
    shots: {
      roofFrame: {
        caption: 'Der Dachstuhl in Woche zwei',
        alt: 'Rohbau mit Gerüst und gelbem Kran',
      },
      bricks: {
        caption: 'Stein auf Stein',
        alt: 'Ziegelmauer im Bau mit Kelle und Mörteleimer',
      },
      tiles: {
        caption: 'Neu gedeckt, 210\u00a0m²',
        alt: 'Halb gedecktes Ziegeldach mit Leiter und Schornstein',
      },
      timber: {
        caption: 'Holz aus dem Sägewerk nebenan',
        alt: 'Stapel Holzbalken mit Säge, Maßband und Hammer',
      },
      plans: {
        caption: 'Erst auf dem Papier',
        alt: 'Gelber Schutzhelm auf Bauplänen mit Bleistift und Lineal',
      },
    },
  },
  stepsTitle: 'Vom Anruf bis zum Schlüssel',
  visit: {
    title: '1. Der Termin vor Ort',
    content:
      'Wir kommen, messen und sagen Ihnen, was möglich ist und was sich nicht lohnt.\nDas dauert eine Stunde und kostet Sie nichts.\nLegen Sie Pläne bereit, falls es welche gibt, und nennen Sie uns Ihr Budget: Wir holen das Beste heraus.',
  },
  estimate: {
    title: '2. Das Angebot',
    content:
      'In fünf Tagen haben Sie einen Preis für Arbeit, Material und Transport.\nPosition für Position, damit Sie vergleichen können.\nÄndert sich etwas, dann zuerst auf dem Papier und erst danach auf der Baustelle. Der Preis gilt drei Monate.',
  },
  handover: {
    title: '3. Bau und Übergabe',
    content:
      'Jeden Freitag bekommen Sie Fotos und eine Liste der fertigen Arbeiten.\nSie zahlen nur, was fertig ist.\nWir geben fünf Jahre Gewährleistung und beheben Mängel innerhalb einer Woche. Nach einem Jahr schauen wir noch einmal vorbei, auch wenn Sie nicht anrufen.',
  },
  freeDates: {
    title: 'Im März können wir anfangen',
    subtitle:
      'Im Frühjahr haben wir zwei Plätze frei, einen für ein ganzes Haus und einen für eine Sanierung. Wer zuerst kommt, baut zuerst.',
    buttonText: 'Angebot anfragen',
  },
  contactTitle: 'Angebot anfragen',
  contactInfo: {
    title: 'Kontakt',
    name: 'Martin Muster, Polier',
    email: 'angebot@hausbau.example.com',
    phone: '+49 221 4710789',
    address: 'Musterallee 8\n50667 Köln',
    hours: 'Montag – Freitag 7:00 – 17:00',
  },
  poll: {
    question: 'Was haben Sie vor?',
    options: ['Ein neues Haus', 'Eine Sanierung', 'Ich sehe mich erst einmal um'],
  },
  social: { title: 'Sehen Sie uns bei der Arbeit zu' },
};
