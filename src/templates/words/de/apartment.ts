import type { ApartmentWords } from '../../trades/apartment';

export const apartment: ApartmentWords = {
  description: 'Vier Zimmer um einen Lichthof',
  hero: {
    title: 'Vier Fenster leuchten. Eines ist Ihres.',
    subtitle: 'Ein Hofhaus mitten in der Stadt, ohne Rezeption und ohne Lärm.',
    buttonText: 'Freie Nächte',
  },
  rooms: {
    title: 'Zimmer',
    seasons: ['Januar – März', 'April – Oktober', 'November, Dezember'],
    rooms: {
      'roof-room': {
        name: 'Unter dem Dach',
        text: 'Ein schräges Fenster, eine Wanne davor und der ganze Platz ohne seinen Lärm.',
        size: '31\u00a0m²',
        beds: 'Bett 180\u00a0cm',
        equipment: ['Badewanne', 'Kochnische', '5. Stock, Aufzug'],
        alt: 'Bett mit weißer Wäsche und Kissen in schrägem Licht',
        price: 119,
        prices: ['119 €', '139 €', '128 €'],
        guests: 'Für zwei',
      },
      'table-room': {
        name: 'Tisch für zwei',
        text: 'Hier dürfen Sie arbeiten. Sie dürfen den Laptop aber auch zuklappen und sich den Frühstückskorb bringen lassen.',
        size: '24\u00a0m²',
        beds: 'Bett 160\u00a0cm',
        equipment: ['Schreibtisch', 'Balkon zum Hof'],
        alt: 'Runder, für zwei gedeckter Tisch unter einer Lampe vor einer grünen Wand',
        price: 94,
        prices: ['94 €', '112 €', '104 €'],
        guests: 'Für zwei',
      },
      'red-room': {
        name: 'Das Rote',
        text: 'Klein, rot und immer als Erstes weg. Die Flasche auf dem Tisch gehört Ihnen.',
        size: '19\u00a0m²',
        beds: 'Bett 160\u00a0cm',
        equipment: ['Dusche', 'Plattenspieler'],
        alt: 'Rotwein, Käse und Trauben vor einer roten Wand',
        price: 84,
        prices: ['84 €', '98 €', '92 €'],
        guests: 'Für zwei',
      },
      'fire-room': {
        name: 'Mit Kamin',
        text: 'Zwei Räume mit einer Tür dazwischen. Für alle, die mit Kindern reisen oder mit jemandem, der bis spät liest.',
        size: '46\u00a0m²',
        beds: 'zwei Schlafzimmer',
        equipment: ['Küche', 'Waschmaschine', 'Kamin'],
        alt: 'Sessel an einem Kamin mit brennendem Feuer',
        price: 148,
        prices: ['148 €', '176 €', '162 €'],
        guests: 'Für vier',
      },
    },
  },
  bookingTitle: 'Nächte auswählen',
  arrival: {
    title: 'Die Tür öffnet sich von selbst',
    rows: [
      [
        'Ein Code kommt',
        'ab 14:00\u00a0Uhr',
        'Per E-Mail und SMS, am Tag der Anreise. Keine Rezeption, kein Schlüssel, den man verliert.',
      ],
      [
        'Das Tor kennt Sie',
        'jederzeit',
        'Das schwarze Tor mit der Lampe rechts. Durch den Hof, der Aufzug ist hinter der Kastanie.',
      ],
      [
        'Tür zu, fertig',
        'bis 11:00\u00a0Uhr',
        'Mehr ist nicht zu tun. Das Gepäck darf bis abends unten im Schließfach bleiben.',
      ],
    ],
  },
  reviews: {
    title: 'Gäste',
    reviews: [
      [
        'Das leiseste Zimmer mitten in einer Stadt, und wir kennen viele.',
        'Hanna D.',
        'zwei Nächte im Oktober',
      ],
      [
        'Kein Empfang, kein Buffet, kein Schnickschnack. Nur ein sehr gutes Bett.',
        'Jörg W.',
        'eine Woche im Mai',
      ],
    ],
  },
  faq: {
    title: 'Gut zu wissen',
    questions: [
      [
        'Wo kann ich parken?',
        'Im Hof sind zwei Plätze für 12 € die Nacht. Schreiben Sie uns vorher, sonst steht eine Straße weiter ein Parkhaus.',
      ],
      [
        'Gibt es Frühstück?',
        'Einen Korb für zwei, 18 €, um acht vor der Tür. Die Bäckerei gegenüber öffnet um sechs.',
      ],
      [
        'Wird es bei längerem Aufenthalt günstiger?',
        'Ab der dritten Nacht 8\u00a0%, ab der siebten 15\u00a0%. Die Übernachtungssteuer ist enthalten.',
      ],
      [
        'Und wenn der Code nicht geht?',
        'Rufen Sie an. Bis zehn Uhr abends hebt ein Mensch ab, danach auch, nur verschlafener.',
      ],
    ],
  },
  contactInfo: {
    title: 'Zwei Minuten von allem',
    email: 'nacht@wohnen.example.com',
    phone: '+49 176 04069009',
    address: 'Musterzeile 9\n04000 Musterstadt',
    hours: 'Telefon 8:00 – 22:00\nAnreise ab 14:00, Abreise bis 11:00',
    description: 'Straßenbahn zwei Minuten, Hauptbahnhof neun, Stadtpark vier.',
  },
  contactTitle: 'Schreiben Sie uns',
  social: { title: 'Licht im Hof' },
};
