import type { SalonWords } from '../../trades/salon';

export const salon: SalonWords = {
  description: 'Strih, farba a\u00a0líčenie na objednávku',
  hero: {
    title: 'Vlasy, ktoré ráno poslúchajú',
    subtitle:
      'Strih, ktorý drží tvar šesť týždňov a\u00a0doma mu stačia prsty a\u00a0fén. Na prvú návštevu si na vás nechávam viac času, aby sme všetko v\u00a0pokoji prebrali.',
    buttonText: 'Vybrať termín',
  },
  promise:
    'Farbu vážim na gramy a\u00a0cenu vám poviem skôr, než začnem. Potom už môžete pokojne zavrieť oči.',
  looks: {
    title: 'Tri spôsoby, ako odísť',
    bob: ['Rovné mikádo', '32 €', 'Strihané nasucho, aby hrana sedela tam, kde ju naozaj nosíte.'],
    long: [
      'Slnko vo vlasoch',
      'od 95 €',
      'Balayage maľovaná rukou, bez fólií a\u00a0bez pásov po šiestich týždňoch.',
    ],
    bun: ['Na slávnosť', '48 €', 'Vyčesané na svadbu, stužkovú aj pre mamu nevesty. Skúška je v\u00a0cene.'],
  },
  prices: {
    title: 'Cenník',
    groups: [
      {
        name: 'Strih',
        rows: [
          ['Dámsky strih', '32 €', 'Umytie, poradenstvo, strih a\u00a0fúkaná'],
          ['Zastrihnutie ofiny', '6 €', 'Päť minút, mojim zákazníčkam zadarmo'],
          ['Pánsky strih', '16 €'],
          ['Detský strih do 12\u00a0rokov', '12 €', 'Odvážni si odnesú malé zrkadielko'],
        ],
      },
      {
        name: 'Farba',
        rows: [
          ['Farbenie odrastov', 'od 45 €', 'Aj s\u00a0ošetrením a\u00a0fúkanou'],
          ['Balayage a\u00a0tónovanie', 'od 95 €', 'Polodlhé a\u00a0dlhé vlasy, asi tri hodiny'],
          ['Náprava farby', 'po konzultácii', 'Prineste fotku z\u00a0dňa, keď sa to pokazilo'],
          ['Regeneračná kúra', '18 €', 'K\u00a0strihu alebo farbeniu'],
        ],
      },
      {
        name: 'Obočie a\u00a0líčenie',
        rows: [
          ['Úprava a\u00a0farbenie obočia', '14 €'],
          ['Laminácia obočia', '35 €', '45\u00a0minút, vydrží asi šesť týždňov'],
          ['Gél lak', '22 €', 'V\u00a0piatok'],
          ['Večerné líčenie', '40 €'],
        ],
      },
    ],
  },
  about: {
    title: 'O\u00a0mne',
    text: 'Volám sa Katarína a\u00a0v\u00a0jednej svetlej miestnosti na prízemí už dvanásť rokov strihám, farbím a\u00a0počúvam.\nPracujem na objednávku a\u00a0vždy sa venujem len jednému človeku, takže u\u00a0mňa nečakáte. Kanvica je vždy teplá a\u00a0časopisy sú z\u00a0tohto roka.',
    alt: 'Okrúhle zrkadlo v\u00a0zlatom ráme nad pultom s\u00a0fľaštičkami a\u00a0vázou',
  },
  gallery: {
    title: 'U\u00a0mňa v\u00a0salóne',
    shots: {
      tools: {
        caption: 'Nožnice brúsim každý mesiac',
        alt: 'Nožnice a\u00a0hrebeň na okrúhlych pastelových podstavcoch',
      },
      spa: {
        caption: 'K\u00a0farbeniu patrí aj masáž hlavy',
        alt: 'Zrolované uteráky, poukladané kamene a\u00a0sviečky na drevenej doske',
      },
      hairDryer: {
        caption: 'Fúkaná tak, ako vlasy nosíte',
        alt: 'Koralový fén na okrúhlom stojane, pri ňom kozmetika a\u00a0rastlina',
      },
      nailPolish: {
        caption: 'Nechty každý piatok',
        alt: 'Rad lakov na nechty v\u00a0jemnej ružovej, červenej a\u00a0zelenej',
      },
      chair: {
        caption: 'Kreslo pri okne je len jedno',
        alt: 'Kadernícke kreslo v\u00a0teplom svetle, vedľa neho rastlina v\u00a0kvetináči',
      },
    },
  },
  reviews: {
    title: 'Z\u00a0knihy pri dverách',
    reviews: [
      ['Prvý strih za roky, ktorý drží aj vo štvrtok bez fénu.', 'Jana M.', 'chodí od jari'],
      ['Cenu som vedela skôr než farbu. A\u00a0sedela na cent.', 'Zuzana H.', 'z\u00a0Trnavy'],
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
  faq: {
    title: 'Na čo sa pýtate',
    questions: [
      [
        'Ako často chodiť na strih?',
        'Krátke vlasy každých päť až šesť týždňov, dlhé raz za tri mesiace. Keď sa s\u00a0nimi ráno pod fénom začnete hádať, je čas.',
      ],
      [
        'Prečo farbu vážite?',
        'Dva gramy rozhodnú, či bude hnedá teplá, alebo medená. Receptúru si zapisujem, takže aj o\u00a0rok dostanete ten istý odtieň.',
      ],
      [
        'Čo ak som alergická?',
        'Dva dni pred prvým farbením vám urobím skúšku za uchom. Nič nestojí a\u00a0trvá minútu.',
      ],
      [
        'Dokedy môžem termín zrušiť?',
        'Do večera predtým, stačí jedna správa. Uvoľnené kreslo ponúknem niekomu, kto naň čaká.',
      ],
    ],
  },
  hoursTitle: 'Kedy ma nájdete pri kresle',
  contactInfo: {
    title: 'Kde ma nájdete',
    email: 'ahoj@salon.example.com',
    phone: '+421 900 000 123',
    address: 'Vzorová 14\n917 01 Trnava',
    description: 'Vchod je z\u00a0dvora vedľa kníhkupectva. Bicykel si môžete odložiť pod schodmi.',
  },
  contactTitle: 'Opýtajte sa ma',
  social: { title: 'Sledujte ma', description: 'Skoro každý týždeň pridávam fotky pred a\u00a0po.' },
};
