import type { ConstructionWords } from '../../trades/construction';

export const construction: ConstructionWords = {
  description: 'Einfamilienhäuser zum Festpreis',
  hero: {
    title: 'Im März gezeichnet. Zu Weihnachten Ihres.',
    subtitle:
      'Wir bauen Einfamilienhäuser rund um Köln. Vom ersten Spatenstich bis zum Schlüssel 38 Wochen, zu dem Preis, der im Vertrag steht.',
    buttonText: 'Festpreis anfragen',
  },
  figures: {
    title: '',
    logos: [
      ['163\u00a0Häuser', 'gebaut seit 2004'],
      ['38\u00a0Wochen', 'vom Spatenstich bis zum Schlüssel'],
      ['0\u00a0€', 'Mehrkosten im Jahr 2025'],
      ['10\u00a0Jahre', 'Garantie auf die Tragwerke'],
    ],
  },
  houses: {
    title: 'Drei fertige Pläne',
    bungalow: [
      'Bungalow 118',
      'ab 328.000 €',
      'Vier Zimmer auf einer Ebene. Ihn wählen meist Eltern, deren Kinder ausgezogen sind.',
    ],
    lHouse: [
      'Winkelhaus 136',
      'ab 379.000 €',
      'Legt sich um die Terrasse und kehrt der Straße den Rücken. Grundstück ab 700\u00a0m².',
    ],
    twoStorey: [
      'Stadthaus 152',
      'ab 418.000 €',
      'Für ein schmales Grundstück und einen großen Tisch. Mit Wärmepumpe.',
    ],
  },
  services: {
    title: 'Was wir sonst noch bauen',
    rows: [
      ['Rohbau', 'ab 820 €/m²', 'Fundament, Wände, Decken, Dachstuhl'],
      ['Fassadendämmung', 'ab 140 €/m²', 'Mineralwolle oder Holzfaser, Gerüst inklusive'],
      ['Neue Dacheindeckung', 'ab 95 €/m²', 'Lattung, Unterspannbahn und Ziegel'],
      ['Anbauten und Garagen', 'nach Plan', 'Beim Bauantrag helfen wir mit'],
      ['Ortstermin und Kalkulation', 'kostenlos', 'Bis 40\u00a0km um Köln'],
    ],
  },
  projects: {
    title: 'Gezeichnet und gebaut',
    house: {
      name: 'Haus K.',
      text: 'Das Grundstück fällt um fast zwei Meter. Statt einer Stützmauer haben wir das Wohnzimmer angehoben und die Terrasse schweben lassen. Die letzte Rechnung war die Zahl aus dem Vertrag.\n148\u00a0m², 37 Wochen.',
      place: 'bei Köln',
      year: '2025',
    },
    shots: {
      house: 'Zweistöckiges Haus mit Holzverkleidung oben und großen Fenstern unten',
      plans: 'Gelber Helm auf Bauplänen, daneben Bleistift und Lineal',
      bricks: 'Halb gemauerte Ziegelwand, Maurerkelle und ein Eimer Mörtel',
      roofFrame: 'Haus im Bau mit Gerüst und gelbem Kran',
      tiles: 'Halb gedecktes Ziegeldach mit Leiter und Schornstein',
    },
  },
  stepsTitle: 'Vom Anruf bis zum Schlüssel',
  visit: {
    title: '1. Der Termin vor Ort',
    content:
      'Wir kommen, messen und sagen Ihnen, was möglich ist und was sich nicht lohnt.\nDas dauert eine Stunde und kostet Sie nichts.\nLegen Sie Pläne bereit, falls es welche gibt.',
  },
  estimate: {
    title: '2. Das Angebot',
    content:
      'In fünf Tagen haben Sie einen Preis für Arbeit, Material und Transport.\nPosition für Position, damit Sie vergleichen können.\nDer Preis gilt drei Monate.',
  },
  handover: {
    title: '3. Bau und Übergabe',
    content:
      'Jeden Freitag bekommen Sie Fotos und eine Liste der fertigen Arbeiten.\nSie zahlen nur, was fertig ist.\nMängel beheben wir innerhalb einer Woche. Nach einem Jahr schauen wir noch einmal vorbei, auch wenn Sie nicht anrufen.',
  },
  team: {
    title: 'Wen Sie am Telefon haben',
    people: [
      [
        'Martin Muster',
        'Bauleiter',
        'Jeden Morgen um 6:45\u00a0Uhr auf Ihrer Baustelle. Unterschreibt jede Zeichnung selbst.',
      ],
      ['Jana Winkelmann', 'Architektin', 'Zeichnet, zeichnet um und weiß, was das Bauamt sehen will.'],
      [
        'Bernd Ziegelmeier',
        'Maurerpolier',
        'Seit einunddreißig Jahren mit der Kelle. Ecken auf zwei Millimeter.',
      ],
      ['Lena Summer', 'Kosten und Genehmigungen', 'Schreibt die Zahlen, aus denen der Vertrag wird.'],
    ],
  },
  promises: {
    title: 'Was wir unterschreiben',
    logos: [
      ['Festpreis', 'Steht im Vertrag. Verrechnen wir uns, zahlen wir.'],
      ['Garantie für 10\u00a0Jahre', 'Auf Tragwerk und Abdichtung, versichert.'],
      ['Blower-Door-Test', 'Jedes Haus wird gemessen, das Ergebnis bekommen Sie schriftlich.'],
    ],
  },
  reviews: {
    title: 'Von denen, die schon wohnen',
    reviews: [
      [
        'Die letzte Rechnung war die Zahl aus dem ersten Vertrag. Mein Bruder baut mit einer anderen Firma und kommt heute noch nachsehen, ob das stimmt.',
        'Petra und Thomas K.',
        'Winkelhaus',
      ],
      [
        'Jeden Freitag kam eine Seite mit Fotos: was fertig ist, was kommt, was wir entscheiden müssen. Wir mussten nie nachfragen, und die Baustelle war immer aufgeräumt.',
        'Familie Hagedorn',
        'Bungalow, im letzten Jahr',
      ],
    ],
  },
  faq: {
    title: 'Bevor Sie fragen',
    questions: [
      [
        'Können wir während des Baus etwas ändern?',
        'Ja, bis zu der Woche, die dafür im Bauzeitenplan steht. Den Preis der Änderung bekommen Sie vorher schriftlich, und er gilt erst mit Ihrer Unterschrift.',
      ],
      [
        'Bauen Sie auch nach unseren Plänen?',
        'Ja. Wir lesen Ihre Pläne kostenlos und sagen Ihnen, was das Haus kosten wird, bevor Sie sich entscheiden.',
      ],
      [
        'Was ist im Festpreis nicht enthalten?',
        'Das Grundstück, die Anschlussgebühren, die Küche und der Garten. Sonst nichts.',
      ],
    ],
  },
  freeDates: {
    title: 'Im März können wir anfangen',
    text: 'Im Frühjahr sind zwei Plätze frei, einer für ein ganzes Haus und einer für einen Anbau. Wer zuerst kommt, wählt zuerst.',
    buttonText: 'Festpreis anfragen',
  },
  contactTitle: 'Erzählen Sie uns vom Grundstück',
  contactInfo: {
    title: 'Kommen Sie vorbei',
    name: 'Martin Muster, Bauleiter',
    email: 'angebot@hausbau.example.com',
    phone: '+49 221 4710789',
    address: 'Musterallee 8\n50667 Köln',
    hours: 'Montag – Freitag 7:00 – 17:00',
    description: 'Im Büro steht von jedem Haus ein Modell, und Kaffee dazu.',
  },
  social: { title: 'Sehen Sie uns bei der Arbeit zu' },
};
