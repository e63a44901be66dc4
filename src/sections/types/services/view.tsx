import { priceText } from '@/core/money';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { type Service, type ServicesContent, services } from './definition';
import servicesCss from './services.css?inline';

function ServicesView({ id, title, content, mode }: SectionViewProps<ServicesContent>) {
  return (
    <SectionFrame id={id} mode={mode} className="s-flow s-services" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <ul className="s-prices">
        {content.services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
    </SectionFrame>
  );
}

function ServiceRow({ service }: { service: Service }) {
  return (
    <li>
      <h3>{service.title}</h3>
      {service.price.trim() !== '' && <b>{priceText(service.price)}</b>}
      {service.description.trim() !== '' && <p>{service.description}</p>}
    </li>
  );
}

export const view = defineView(services, ServicesView, [servicesCss]);
