import type { SalonWords } from '../../trades/salon';

export const salon: SalonWords = {
  description: 'Strih, farba a\u00a0líčenie na objednávku',
  hero: {
    title: 'Vlasy, ktoré ráno poslúchajú',
    subtitle:
      'Strih, ktorý drží tvar šesť týždňov a\u00a0doma mu stačia prsty a\u00a0fén. Na prvú návštevu si na vás nechávam viac času, aby sme všetko v\u00a0pokoji prebrali.',
    buttonText: 'Vybrať termín',
  },
  about: {
    title: 'O\u00a0mne',
    text: 'Volám sa Katarína a\u00a0v\u00a0jednej svetlej miestnosti na prízemí už dvanásť rokov strihám, farbím a\u00a0počúvam.\nPracujem na objednávku a\u00a0vždy sa venujem len jednému človeku, takže u\u00a0mňa nečakáte. Farbu vážim na gramy a\u00a0cenu vám poviem skôr, než začnem.',
  },
  gallery: {
    title: 'U\u00a0mňa v\u00a0salóne',
    shots: {
      mirror: {
        caption: 'Tu sa začína každá návšteva',
        alt: 'Okrúhle zrkadlo v zlatom ráme nad pultom s fľaštičkami a vázou',
      },
      tools: {
        caption: 'Nožnice brúsim každý mesiac',
        alt: 'Nožnice a hrebeň na okrúhlych pastelových podstavcoch',
      },
      spa: {
        caption: 'K\u00a0farbeniu patrí aj masáž hlavy',
        alt: 'Zrolované uteráky, poukladané kamene a sviečky na drevenej doske',
      },
      hairDryer: {
        caption: 'Fúkaná tak, ako vlasy nosíte',
        alt: 'Koralový fén na okrúhlom stojane, pri ňom kozmetika a rastlina',
      },
      nailPolish: {
        caption: 'Nechty každý piatok',
        alt: 'Rad lakov na nechty v jemnej ružovej, červenej a zelenej',
      },
    },
  },
  hair: {
    title: 'Vlasy',
    rows: [
      ['Dámsky strih', '32 €', 'Umytie, poradenstvo, strih a\u00a0fúkaná'],
      ['Pánsky strih', '16 €'],
      ['Detský strih do 12 rokov', '12 €', 'Odvážni si odnesú malé zrkadielko'],
      ['Farbenie odrastov', 'od 45 €', 'Aj s\u00a0ošetrením a\u00a0fúkanou'],
      ['Balayage a\u00a0tónovanie', 'od 95 €', 'Polodlhé a\u00a0dlhé vlasy, asi tri hodiny'],
      ['Spoločenský a\u00a0svadobný účes', '48 €'],
      ['Regeneračná kúra', '18 €', 'K\u00a0strihu alebo farbeniu'],
    ],
  },
  face: {
    title: 'Obočie, nechty a\u00a0líčenie',
    rows: [
      ['Úprava a\u00a0farbenie obočia', '14 €'],
      ['Laminácia obočia', '35 €', '45 minút, vydrží asi šesť týždňov'],
      ['Gél lak', '22 €', 'V\u00a0piatok'],
      ['Denné líčenie', '30 €'],
      ['Večerné líčenie', '40 €'],
    ],
  },
  booking: {
    title: 'Objednajte sa',
    womensCut: { name: 'Dámsky strih', description: 'S umytím a fúkanou' },
    mensCut: { name: 'Pánsky strih' },
    rootColour: { name: 'Farbenie odrastov' },
    brows: { name: 'Úprava a farbenie obočia' },
  },
  openDays: {
    monday: ['09:00', '17:00'],
    tuesday: ['09:00', '17:00'],
    wednesday: ['09:00', '17:00'],
    thursday: ['11:00', '19:00'],
    friday: ['09:00', '17:00'],
    saturday: ['09:00', '12:00'],
  },
  cutArticle: {
    title: 'Ako často chodiť na strih?',
    content:
      'Krátke vlasy každých päť až šesť týždňov, dlhé raz za tri mesiace.\nViac než kalendár napovedia samy vlasy: keď sa s\u00a0nimi ráno pod fénom začnete hádať, je čas.\nOfinu vám medzi návštevami zastrihnem zadarmo, trvá to päť minút.\nA\u00a0ak si vlasy nechávate rásť, príďte aj tak. Bez rozštiepených končekov vyzerajú dlhšie.',
  },
  colourArticle: {
    title: 'Prečo farbu vážim',
    content:
      'Dva gramy rozhodnú, či bude hnedá teplá, alebo medená.\nKaždú receptúru si zapisujem, takže aj o\u00a0rok dostanete presne ten istý odtieň a\u00a0zaplatíte len za farbu, ktorú ste potrebovali.\nDva dni pred prvým farbením vám urobím skúšku za uchom. Nič nestojí.',
  },
  poll: {
    question: 'Kedy mám mať otvorené dlhšie?',
    options: ['V\u00a0utorok večer', 'Vo štvrtok večer', 'V\u00a0sobotu popoludní'],
  },
  contactInfo: {
    title: 'Kde ma nájdete',
    email: 'ahoj@salon.example.com',
    phone: '+421 900 000 123',
    address: 'Vzorová 14\n917 01 Trnava',
    hours: 'Pondelok – streda 9:00 – 17:00\nŠtvrtok 11:00 – 19:00\nPiatok 9:00 – 17:00\nSobota 9:00 – 12:00',
    description: 'Vchod je z\u00a0dvora vedľa kníhkupectva. Bicykel si môžete odložiť pod schodmi.',
  },
  contactTitle: 'Opýtajte sa ma',
  social: { title: 'Sledujte ma', description: 'Skoro každý týždeň pridávam fotky pred a\u00a0po.' },
};
