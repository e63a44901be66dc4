import type { CafeWords } from '../../trades/cafe';

export const cafe: CafeWords = {
  description: 'Kuchen, Frühstück und Kaffee',
  hero: {
    title: 'Erst Kuchen. Alles andere später.',
    subtitle:
      'Wir backen ab fünf, öffnen um acht, und der Bienenstich ist meist um drei schon weg. Kommen Sie vorher.',
    buttonText: 'Torte bestellen',
  },
  shelf: {
    slice: ['Erdbeer\u00adschnitte', '4,20 €'],
    bundt: ['Omas Gugelhupf', '3,60 €'],
    cup: ['Milchkaffee', '3,80 €'],
    stand: ['Pistazien\u00adtorte', '4,90 €'],
    macarons: ['Macarons', '1,90 €'],
    croissant: ['Butter\u00adhörnchen', '2,40 €'],
  },
  counter: {
    title: 'Heute in der Theke',
    puff: ['Windbeutel', '3,90 €', 'Brandteig, Vanillecreme, ein Hut aus Schokolade.'],
    tart: ['Obsttörtchen', '3,80 €', 'Mürbeteig, Creme und was gerade reif ist.'],
    eclair: ['Éclair zartbitter', '4,10 €', 'Innen Kaffee, obenauf dunkle Schokolade.'],
    doughnut: ['Krapfen', '2,20 €', 'Mit Aprikosenmarmelade, und nicht zu knapp. Freitags vegan.'],
  },
  shop: {
    title: 'Kleiner Laden, große Schüsseln',
    text: 'Bei uns backt Jördis. Gelernt hat sie in Wien, dann bekam sie Heimweh und kam mit einem Kupferkessel und einem Sauerteig namens Günther zurück.\nEs gibt elf Plätze, eine Katze im Fenster und samstags keine Laptops. Kinder dürfen auf die Klingel drücken, die nichts tut.\nIst Ihr Lieblingskuchen aus? Schreiben Sie ihn auf die Tafel neben der Tür. Drei Striche, und wir backen ihn wieder. Aus dem Zopf von gestern wird Ofenschlupfer.',
  },
  drinks: {
    title: 'Etwas zum Festhalten',
    rows: [
      ['Espresso', '2,20 €', 'Von der Rösterei zwei Häuser weiter'],
      ['Milchkaffee', '3,80 €', 'In der Schale, für die man beide Hände braucht'],
      ['Heiße Schokolade', '4,20 €', 'Geschmolzen, nicht angerührt'],
      ['Kanne Tee', '4,50 €', 'Minze, Lindenblüte oder schwarz'],
      ['Rhabarberschorle', '3,90 €', 'Mit eigenem Sirup'],
      ['Wölkchen', '2,50 €', 'Warme Milch mit Honig für kleine Leute'],
    ],
  },
  breakfast: {
    title: 'Frühstück bis elf',
    categories: [
      {
        name: 'Herzhaft',
        dishes: [
          ['Sauerteigbrot mit Butter', '4,20 €', 'Drei Scheiben, Schnittlauch, Salz', [1, 7]],
          ['Pochierte Eier', '8,90 €', 'Zwei, auf Spinat, mit geröstetem Brot', [1, 3, 7]],
          ['Frühstücksbrett für zwei', '19,80 €', 'Käse, Schinken, Eier, Brot und Marmelade', [1, 3, 7]],
        ],
      },
      {
        name: 'Süß',
        dishes: [
          ['Butterhörnchen', '2,40 €', 'Am besten vor neun', [1, 3, 7]],
          ['Haferbrei', '6,40 €', 'Bratapfel, Nüsse, Honig', [1, 7, 8]],
          ['Kleine Pfannkuchen', '7,20 €', 'Sauerrahm und Heidelbeeren', [1, 3, 7]],
        ],
      },
    ],
  },
  gallery: {
    title: 'Elf Plätze, eine Katze',
    shots: {
      cake: { caption: 'Wie immer', alt: 'Tasse Kaffee mit einem Herz aus Milchschaum und ein Stück Torte' },
      herbs: { caption: 'Minze für den Tee', alt: 'Kräuter in Töpfen auf einem sonnigen Regal' },
      breakfast: {
        caption: 'Zum Mitnehmen, theoretisch',
        alt: 'Frühstückstablett mit Kaffee, Croissant und Beeren',
      },
    },
  },
  wholeCake: {
    title: 'Eine ganze Torte, mit Namen',
    text: 'Geburtstage, Hochzeiten, Entschuldigungen. Sagen Sie uns, wie viele Gabeln auf den Tisch kommen, und wir zeichnen Ihnen eine Torte. Zwei Tage vorher genügen, ab 38 €.',
    buttonText: 'Torte bestellen',
  },
  reviews: {
    title: 'Von der Tafel neben der Tür',
    reviews: [
      ['Ich wollte nur Hörnchen holen. Das war um neun, jetzt ist Mittag.', 'Lena', 'Tisch am Fenster'],
      ['Die Torte hat die Fahrt nach Dresden überlebt. Das Fest nicht.', 'Peter und Ina', 'Hochzeit im Mai'],
      ['Die Striche helfen. Der Mohnkuchen ist wieder da.', 'Herr Albrecht', 'kommt täglich'],
    ],
  },
  faq: {
    title: 'Bevor Sie klingeln',
    questions: [
      [
        'Kann ich einen Tisch reservieren?',
        'Zum Frühstück an Werktagen gern, rufen Sie an. Am Wochenende sitzt, wer zuerst da ist.',
      ],
      [
        'Haben Sie etwas ohne Gluten?',
        'Jeden Tag mindestens einen Kuchen. Er entsteht aber in derselben Küche wie alle anderen.',
      ],
      [
        'Wann muss ich eine Torte bestellen?',
        'Zwei Tage vorher, eine Hochzeitstorte drei Wochen. Eine Anzahlung nehmen wir erst ab drei Stockwerken.',
      ],
    ],
  },
  hoursTitle: 'Wann bei uns Licht brennt',
  openDays: {
    tuesday: ['08:00', '18:00'],
    wednesday: ['08:00', '18:00'],
    thursday: ['08:00', '18:00'],
    friday: ['08:00', '19:00'],
    saturday: ['09:00', '19:00'],
    sunday: ['09:00', '17:00'],
  },
  contactInfo: {
    title: 'Immer dem Butterduft nach',
    email: 'torte@cafe.example.com',
    phone: '+49 171 3920021',
    address: 'Gärtnerweg 2\n04000 Musterstadt',
    description: 'Das Eck mit der gestreiften Markise. Mit Kinderwagen kommen Sie hinten herein.',
  },
  contactTitle: 'Erzählen Sie uns von Ihrer Torte',
  social: { title: 'Was gerade im Ofen ist' },
};
