import type { SalonWords } from '../../trades/salon';

export const salon: SalonWords = {
  description: 'Haare, Brauen und Make-up nach Termin',
  hero: {
    title: 'Haare, die morgens mitmachen',
    subtitle:
      'Ein Schnitt, der sechs Wochen in Form bleibt und zu Hause nur Finger und Föhn braucht. Für Ihren ersten Besuch nehme ich mir mehr Zeit, damit wir alles in Ruhe besprechen können.',
    buttonText: 'Termin wählen',
  },
  promise:
    'Farbe wiege ich aufs Gramm ab, und den Preis kennen Sie, bevor ich anfange. Danach dürfen Sie die Augen schließen.',
  looks: {
    title: 'Drei Arten zu gehen',
    bob: ['Der Bob', '49 €', 'Trocken geschnitten, damit die Kante dort sitzt, wo Sie sie tragen.'],
    long: [
      'Wie vom Sommer',
      'ab 125 €',
      'Balayage, von Hand gemalt. Ohne Folien und ohne Streifen nach sechs Wochen.',
    ],
    bun: ['Für das Fest', '75 €', 'Hochgesteckt für Hochzeiten, Bälle und Brautmütter. Die Probe ist dabei.'],
  },
  prices: {
    title: 'Preise',
    groups: [
      {
        name: 'Schnitt',
        rows: [
          ['Damenschnitt', '49 €', 'Waschen, Beratung, Schneiden und Föhnen'],
          ['Pony nachschneiden', '8 €', 'Fünf Minuten, für meine Kundinnen kostenlos'],
          ['Herrenschnitt', '29 €'],
          ['Kinderschnitt bis 12\u00a0Jahre', '19 €', 'Wer mutig war, nimmt einen kleinen Spiegel mit'],
        ],
      },
      {
        name: 'Farbe',
        rows: [
          ['Ansatzfarbe', 'ab 58 €', 'Mit Pflege und Föhnen'],
          ['Balayage und Tönung', 'ab 125 €', 'Halblanges und langes Haar, etwa drei Stunden'],
          ['Farbkorrektur', 'nach Beratung', 'Bringen Sie ein Foto von dem Tag mit, an dem es schiefging'],
          ['Aufbaukur', '22 €', 'Zum Schnitt oder zur Farbe'],
        ],
      },
      {
        name: 'Brauen und Make-up',
        rows: [
          ['Brauen zupfen und färben', '22 €'],
          ['Brauenlifting', '45 €', '45\u00a0Minuten, hält etwa sechs Wochen'],
          ['Gellack', '32 €', 'Freitags'],
          ['Abend-Make-up', '49 €'],
        ],
      },
    ],
  },
  about: {
    title: 'Über mich',
    text: 'Ich bin Katharina. Seit zwölf Jahren schneide, färbe und föhne ich in einem hellen Raum im Erdgeschoss.\nIch arbeite nach Termin und bin immer nur für einen Menschen da, Sie warten also nie. Der Tee ist heiß, und die Zeitschriften sind von diesem Jahr.',
    alt: 'Runder Spiegel mit goldenem Rahmen über einer Ablage mit Fläschchen und einer Vase',
  },
  gallery: {
    title: 'Bei mir im Salon',
    shots: {
      tools: {
        caption: 'Jeden Monat frisch geschliffen',
        alt: 'Schere und Kamm auf runden, pastellfarbenen Podesten',
      },
      spa: {
        caption: 'Zur Farbe gehört eine Kopfmassage',
        alt: 'Gerollte Handtücher, gestapelte Steine und Kerzen auf einem Holzbrett',
      },
      hairDryer: {
        caption: 'Geföhnt, wie Sie Ihr Haar tragen',
        alt: 'Korallenroter Föhn auf einem runden Ständer, daneben Kosmetik und eine Pflanze',
      },
      nailPolish: {
        caption: 'Nägel gibt es freitags',
        alt: 'Eine Reihe Nagellacke in zartem Rosa, Rot und Grün',
      },
      chair: {
        caption: 'Es gibt nur einen Platz am Fenster',
        alt: 'Friseurstuhl in warmem Licht, daneben eine Topfpflanze',
      },
    },
  },
  reviews: {
    title: 'Aus dem Gästebuch',
    reviews: [
      [
        'Der erste Schnitt seit Jahren, der auch am Donnerstag noch sitzt.',
        'Johanna M.',
        'kommt seit dem Frühjahr',
      ],
      [
        'Den Preis kannte ich vor der Farbe. Und er stimmte auf den Cent.',
        'Susanne H.',
        'aus der Nachbarschaft',
      ],
    ],
  },
  booking: {
    title: 'Termin vereinbaren',
    womensCut: { name: 'Damenschnitt', description: 'Mit Waschen und Föhnen' },
    mensCut: { name: 'Herrenschnitt' },
    rootColour: { name: 'Ansatzfarbe' },
    brows: { name: 'Brauen zupfen und färben' },
  },
  openDays: {
    tuesday: ['09:00', '18:00'],
    wednesday: ['09:00', '18:00'],
    thursday: ['11:00', '20:00'],
    friday: ['09:00', '18:00'],
    saturday: ['09:00', '14:00'],
  },
  faq: {
    title: 'Was Sie mich oft fragen',
    questions: [
      [
        'Wie oft sollte ich zum Schneiden kommen?',
        'Mit kurzem Haar alle fünf bis sechs Wochen, mit langem alle drei Monate. Wenn Sie morgens mit dem Föhn zu diskutieren beginnen, ist es Zeit.',
      ],
      [
        'Warum wiegen Sie die Farbe?',
        'Zwei Gramm entscheiden, ob ein Braun warm wird oder kupfern. Jede Rezeptur schreibe ich auf, so bekommen Sie auch in einem Jahr denselben Ton.',
      ],
      [
        'Ich vertrage nicht alles. Was nun?',
        'Zwei Tage vor dem ersten Färben mache ich einen Test hinter dem Ohr. Er kostet nichts und dauert eine Minute.',
      ],
      [
        'Bis wann kann ich absagen?',
        'Bis zum Abend vorher, eine kurze Nachricht genügt. Den freien Stuhl biete ich dann jemandem an, der darauf wartet.',
      ],
    ],
  },
  hoursTitle: 'Wann ich da bin',
  contactInfo: {
    title: 'So finden Sie mich',
    email: 'hallo@salon.example.com',
    phone: '+49 171 3920023',
    address: 'Musterstraße 14\n04109 Leipzig',
    description: 'Der Eingang ist im Hof neben der Buchhandlung. Unter der Treppe ist Platz für Fahrräder.',
  },
  contactTitle: 'Fragen Sie mich',
  social: { title: 'Folgen Sie mir', description: 'Fast jede Woche Bilder vorher und nachher.' },
};
