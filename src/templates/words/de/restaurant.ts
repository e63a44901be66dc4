import type { RestaurantWords } from '../../trades/restaurant';

export const restaurant: RestaurantWords = {
  description: 'Familiengasthaus mit kurzer Karte',
  laidTableAlt: 'Runder, für zwei gedeckter Tisch unter einer gelben Lampe, mit Wein, Kerze und Pflanze',
  kitchen: {
    title: 'Unsere Küche',
    text: 'In der Küche hat Marta das Sagen. Kochen hat sie von ihrer Großmutter gelernt, alles andere in drei Hotels.\nUnsere Karte ist kurz und richtet sich nach dem Wetter.',
  },
  menu: {
    title: 'Speisekarte',
    rows: [
      ['Rinderbrühe mit Flädle', '6,50 €', 'Wurzelgemüse, Schnittlauch'],
      ['Kürbiscremesuppe', '6,90 €', 'Kürbiskernöl, geröstete Kerne'],
      ['Rindertatar', '16,50 €', 'Kartoffelrösti, eingelegte Zwiebeln'],
      ['Bauernente aus dem Ofen', '24,90 €', 'Kartoffelknödel, Apfelrotkohl'],
      ['Käsespätzle', '14,80 €', 'Bergkäse, Röstzwiebeln, grüner Salat'],
      ['Forelle Müllerin', '21,40 €', 'Petersilienkartoffeln'],
      ['Rinderbacken in Rotwein', '25,60 €', 'Kartoffelpüree mit Meerrettich'],
      ['Gebackener Blumenkohl', '13,90 €', 'Remoulade, neue Kartoffeln'],
      ['Schweineschnitzel', '17,90 €', 'Kartoffelsalat wie zu Hause'],
      ['Rote-Bete-Salat', '11,70 €', 'Ziegenkäse, Walnüsse, Apfelessig'],
      ['Quarkknödel', '8,90 €', 'Zwetschgen, Butterbrösel'],
      ['Birnen in Ingwersirup', '7,90 €', 'Vanilleeis'],
      ['Pfannkuchen mit Marmelade', '7,50 €', 'Aprikose oder Johannisbeere'],
      ['Kuchen des Tages', '4,80 €', 'Solange er reicht'],
    ],
  },
  drinks: {
    title: 'Getränke',
    rows: [
      ['Helles vom Fass', '4,20 €', '0,5\u00a0l'],
      ['Offener Wein, weiß oder rot', '5,90 €', '0,2\u00a0l'],
      ['Holunderlimonade', '4,50 €', '0,4\u00a0l'],
      ['Espresso', '2,60 €'],
    ],
  },
  gallery: {
    title: 'Bei uns am Tisch',
    shots: {
      lunch: {
        caption: 'Sonntagsessen',
        alt: 'Angerichtetes Hauptgericht mit Gemüse, Besteck und Serviette, von oben gesehen',
      },
      pizza: {
        caption: 'Mittwochs gibt es Pizza',
        alt: 'Pizza mit Oliven und Basilikum auf einem Holzbrett',
      },
      cake: {
        caption: 'Kuchen des Tages',
        alt: 'Tasse Kaffee mit einem Herz aus Milchschaum und ein Stück Torte',
      },
    },
  },
  invitation: {
    title: 'Kommen Sie hungrig, bleiben Sie zum Kuchen',
    subtitle:
      'Wir kochen, was der Morgen bringt. Ist ein Gericht aus, wischen wir es von der Tafel und denken uns das nächste aus.',
    buttonText: 'Tisch reservieren',
  },
  booking: {
    title: 'Tisch reservieren',
    forTwo: { name: 'Tisch für zwei' },
    forFour: { name: 'Tisch für vier' },
    forEight: { name: 'Der große Tisch für acht', description: 'Mit einer Vorspeise für den ganzen Tisch' },
  },
  openDays: {
    tuesday: ['11:00', '22:00'],
    wednesday: ['11:00', '22:00'],
    thursday: ['11:00', '22:00'],
    friday: ['11:00', '22:00'],
    saturday: ['11:00', '23:00'],
    sunday: ['11:00', '16:00'],
  },
  products: {
    title: 'Aus der Speisekammer',
    herbs: {
      name: 'Kräuter vom Küchenfenster',
      description: 'Basilikum, Thymian und Schnittlauch in einer Holzkiste.',
      price: '14,90 €',
    },
    wineAndCheese: {
      name: 'Rotwein und drei Käsesorten',
      description: 'Eine Flasche 0,75\u00a0l und 300\u00a0g Käse, in Leinen gewickelt.',
      price: '29,50 €',
    },
  },
  poll: {
    question: 'Was kochen wir nächsten Sonntag?',
    options: ['Sauerbraten mit Rotkohl', 'Gänsebraten mit Knödeln', 'Maultaschen in der Brühe'],
  },
  ingredients: {
    title: 'Woher unsere Zutaten kommen',
    content:
      'Das Gemüse aus zwei Gärten, die Sie von unserer Terrasse aus sehen.\nDie Forellen aus dem Bach hinter der Mühle.\nFleisch bekommen wir dienstags und freitags von einem Hof elf Kilometer weiter, das Mehl direkt aus der Mühle.\nUnd was die Nachbarn im Korb vorbeibringen, entscheidet über die Suppe. Sie haben zu viele Zwetschgen? Wir auch, aber uns fällt etwas ein.',
  },
  contactInfo: {
    title: 'So finden Sie uns',
    email: 'tisch@gasthaus.example.com',
    phone: '+49 171 3920045',
    address: 'Am Schlossberg 3\n83000 Musterdorf',
    hours: 'Dienstag – Freitag 11:00 – 22:00\nSamstag 11:00 – 23:00\nSonntag 11:00 – 16:00\nMontag Ruhetag',
    description: 'Zwölf Tische drinnen, sechs unter den Birnbäumen. Hunde sind willkommen.',
  },
  contactTitle: 'Feiern und Gruppen',
  social: { title: 'Was heute auf den Tisch kommt' },
};
