import type { CraftsmanWords } from '../../trades/craftsman';

export const craftsman: CraftsmanWords = {
  description: 'Dächer und Zimmererarbeiten',
  hero: {
    title: 'Dächer, die mich überleben',
    subtitle:
      'Ziegel, Blech, Schindeln, Rinnen. Sie rufen an, ich komme, sehe es mir an und schreibe den Preis auf. Der gilt dann.',
    buttonText: 'So erreichen Sie mich',
  },
  about: {
    title: 'Guten Tag',
    text: 'Ich heiße Matthias und stehe auf Dächern, seit ich sechzehn bin, seit fünfzehn Jahren auf eigene Rechnung. Ein Büro habe ich nicht und einen Verkäufer auch nicht: Wer es Ihnen verspricht, der steigt auch hinauf.\nAbends ist der Hof gefegt.',
    alt: 'Halb gedecktes rotes Dach mit Leiter und Hammer',
  },
  work: {
    title: 'Was ich mache und was nicht',
    groups: [
      {
        name: 'Mache ich',
        rows: [
          ['Neue Dächer', '', 'Ziegel, Blech, Lärchenschindeln'],
          ['Dachstühle und Gauben', '', 'Auch Vordächer und Veranden'],
          ['Rinnen und Kehlen', '', 'Und alles, was tropft'],
          ['Schneefänge', '', 'Vor dem ersten Schnee, nicht danach'],
        ],
      },
      {
        name: 'Mache ich nicht, aber ich kenne jemanden',
        rows: [
          ['Flachdächer', '', 'Die Nummer bekommen Sie von mir'],
          ['Asbest', '', 'Dafür braucht man eine Zulassung'],
          ['Preise am Telefon', '', 'Erst muss ich es sehen'],
        ],
      },
    ],
  },
  prices: {
    title: 'Was es ungefähr kostet',
    rows: [
      ['Ich sehe es mir an', 'kostenlos', 'Bis 40\u00a0km, auch abends'],
      ['Bis zu zehn Ziegel tauschen', '140 €', 'Mit Ziegeln, wenn es Ihre noch gibt'],
      ['Dachrinne, je Meter', '58 €', 'Zink oder farbig, mit Haltern'],
      ['Dachfenster', 'ab 690 €', 'Auch in ein altes Dach, mit Blech'],
      ['Neues Ziegeldach', 'ab 110 €/m²', 'Latten, Bahn, Ziegel, First und Entsorgung'],
    ],
  },
  projects: {
    title: 'Bevor ich kam, als ich ging',
    barn: {
      name: 'Eine Scheune',
      text: 'Auf der Nordseite waren die Sparren zerfressen. Vier sind neu, die anderen durften bleiben: Sie sind von 1931 und besser als alles, was ich heute kaufen kann. Neun Tage, zum Preis auf dem Papier.',
      place: 'ein Dorf weiter',
      year: '2025',
      before: 'Stapel Kanthölzer, darauf Säge, Zollstock und Hammer',
      after: 'Halb mit roten Ziegeln gedecktes Dach, Leiter und Schornstein',
    },
    house: {
      name: 'Ein Wohnhaus',
      text: 'Ein ganzes Dach zwischen zwei Regentagen, in drei Wochen. Der Nachbar hat uns den Traktor geliehen.',
      place: 'am Waldrand',
      year: '2024',
      before: 'Haus ohne Dach mit Gerüst und gelbem Kran',
      after: 'Fertiges zweistöckiges Haus mit dunkler Dachkante',
    },
  },
  freeTime: {
    title: 'Wann ich Zeit habe',
    note: 'Ich trage das sonntagabends ein. Wenn es Ihnen ins Bett tropft, rufen Sie sofort an.',
    twoDays: 'noch zwei Tage',
    leaksOnly: 'nur wenn es tropft',
  },
  reviews: {
    title: 'Wen Sie fragen können',
    reviews: [
      [
        'Er kam am Dienstag, schrieb den Preis hinten auf einen Kalender, und das war dann der Preis. Abends hat er den Hof gefegt.',
        'Anna K.',
        'neues Dach',
      ],
      [
        'An Heiligabend lief uns Wasser in die Küche. An Heiligabend kam Matthias.',
        'Familie Ferber',
        'Kehle repariert',
      ],
      [
        'Er sagte, unser Dach hält noch zehn Jahre, und fuhr heim. Wer macht denn so was?',
        'Stefan L.',
        'Ortstermin',
      ],
    ],
  },
  faq: {
    title: 'Was die Leute fragen',
    answeredBy: 'Matthias',
    questions: [
      [
        'Wann kommen Sie vorbei?',
        'Innerhalb einer Woche, meist nach fünf. Wenn es hereinregnet, heute Abend oder morgen.',
      ],
      [
        'Wollen Sie Geld im Voraus?',
        'Nur fürs Material, auf Rechnung vom Händler. Meine Arbeit zahlen Sie, wenn Sie sie von der Leiter aus gesehen haben.',
      ],
      [
        'Und wenn es später undicht wird?',
        'Dann rufen Sie an, und ich komme. Fünf Jahre, schriftlich, ohne Kleingedrucktes.',
      ],
      [
        'Fahren Sie auch weiter?',
        'Bis 40\u00a0km. Danach ist jemand aus der Nähe günstiger, und ich sage Ihnen, wer gut ist.',
      ],
    ],
  },
  contactInfo: {
    title: 'Rufen Sie mich an',
    name: 'Matthias Muster',
    email: 'matthias@daecher.example.com',
    phone: '+49 171 3920084',
    address: 'An der Säge 18\n87000 Musterberg',
    hours: 'Montag – Donnerstag 16:00 – 20:00\nFreitag 14:00 – 20:00\nSamstag 8:00 – 12:00',
    description: 'Auf dem Dach höre ich das Telefon nicht. Nach vier rufe ich zurück.',
    places: [
      ['Kempten', 9, 'n'],
      ['Immenstadt', 14, 'sw'],
      ['Sonthofen', 19, 's'],
      ['Marktoberdorf', 24, 'ne'],
      ['Isny', 25, 'w'],
      ['Füssen', 38, 'se'],
    ],
  },
  contactTitle: 'Oder schreiben Sie zwei Zeilen',
  social: { title: 'Womit ich gerade fertig bin' },
};
