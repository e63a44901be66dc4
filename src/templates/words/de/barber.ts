import type { BarberWords } from '../../trades/barber';

export const barber: BarberWords = {
  description: 'Haarschnitt, Fade und Nassrasur',
  hero: {
    title: 'Scharfer Schnitt',
    subtitle:
      'Haarschnitt, Fade und Rasur mit heißem Tuch. Zwei Stühle, ein Radio und kein Gerede, solange Sie nicht anfangen.',
    buttonText: 'Stuhl reservieren',
  },
  promise: 'Dreißig Minuten. Gerade Linien. Fertig.',
  fades: {
    title: 'Wie tief darf es sein?',
    low: ['Low Fade', '29 €', 'Geht auch beim Sonntagsbraten durch.'],
    mid: ['Mid Fade', '29 €', 'Der, den alle meinen.'],
    high: ['High Fade', '31 €', 'Wir sehen uns in zwei Wochen.'],
  },
  prices: {
    title: 'Die Tafel',
    rows: [
      ['Haarschnitt', '26 €', '30\u00a0Minuten'],
      ['Haare und Bart', '39 €', '45\u00a0Minuten'],
      ['Skin Fade', '31 €', '45\u00a0Minuten'],
      ['Bart in Form', '18 €', '20\u00a0Minuten'],
      ['Nassrasur', '29 €', 'Heißes Tuch, 30\u00a0Minuten'],
      ['Glatze', '25 €', '25\u00a0Minuten'],
      ['Vater und Sohn', '42 €', 'Zwei Stühle, ein Preis'],
      ['Unter 15, über 65', '20 €', 'Schnitt für weniger'],
    ],
  },
  booking: {
    title: 'Nehmen Sie Platz',
    cut: { name: 'Haarschnitt', description: 'Dienstag bis Donnerstag auch ohne Termin' },
    cutAndBeard: { name: 'Haare und Bart' },
    fade: { name: 'Skin Fade' },
    shave: { name: 'Nassrasur', description: 'Mit heißem Tuch' },
  },
  openDays: {
    tuesday: ['09:00', '19:00'],
    wednesday: ['09:00', '19:00'],
    thursday: ['09:00', '19:00'],
    friday: ['09:00', '19:00'],
    saturday: ['08:00', '14:00'],
  },
  gallery: {
    title: 'Unser Laden',
    shots: {
      chair: { caption: 'Stuhl Nummer zwei', alt: 'Friseurstuhl vor dem Spiegel, daneben eine Pflanze' },
      tools: { caption: 'Mehr braucht es nicht', alt: 'Schere und Kamm auf runden Podesten' },
      hairDryer: { caption: 'Lauter als das Radio', alt: 'Föhn auf einem runden Ständer' },
      towels: {
        caption: 'Heiß, wirklich heiß',
        alt: 'Gerollte Handtücher, Steine und Kerzen auf einem Holzbrett',
      },
      mirror: { caption: 'Letzte Instanz', alt: 'Runder Spiegel über der Ablage' },
      razor: { caption: 'Morgens geschärft', alt: 'Zeichnung eines offenen Rasiermessers' },
      comb: { caption: 'Hundert Zähne', alt: 'Zeichnung eines Kamms' },
    },
  },
  reviews: {
    title: 'Was man so hört',
    reviews: [
      ['Nur kurz rein, und jetzt fragen sie in der Firma nach meinem Bart.', 'Andreas P.', 'kommt freitags'],
      [
        'Mein Sohn saß den ganzen Schnitt lang still. Das hatte noch keiner geschafft.',
        'Michael T.',
        'Vater und Sohn',
      ],
    ],
  },
  faq: {
    title: 'Die Regeln',
    questions: [
      [
        'Brauche ich einen Termin?',
        'Dienstag bis Donnerstag geht es meist auch so. Für Freitag und Samstag reservieren Sie besser.',
      ],
      [
        'Und wenn ich zu spät komme?',
        'Zehn Minuten warten wir. Danach ist dran, wer gerade zur Tür hereinkommt.',
      ],
      ['Kann ich mit Karte zahlen?', 'Mit Karte oder bar. Anschreiben lassen wir nicht.'],
      ['Darf der Hund mit?', 'Gern. Hunde sind willkommen, Telefone bitte lautlos.'],
    ],
  },
  hoursTitle: 'Unsere Zeiten',
  contactInfo: {
    title: 'Hier sind wir',
    email: 'stuhl@barber.example.com',
    phone: '+49 171 3920033',
    address: 'Musterwall 3\n04000 Musterstadt',
    description: 'Das Backsteineck, zwei Minuten vom Markt. Die Tür geht nach innen auf.',
  },
  social: { title: 'Fertige Köpfe', description: 'Fast jeden Tag ein neuer Schnitt.' },
};
